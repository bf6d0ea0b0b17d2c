import { TOPICS } from '@ninefold/content/topics';
import type { ParsedInput } from '@ninefold/contract/call';
import type { HistoryRow, history } from '@ninefold/contract/history';
import { type HistoryTab, type RecordType, recordTypeOf } from '@ninefold/core/history/record-types';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { paged } from '#http/paged.ts';
import { type Before, type HistoryRecord, historyRepo, type SortField } from './history.repo.ts';

type Asked = ParsedInput<(typeof history)['getReadingList']>;
type ConfigAsked = ParsedInput<(typeof history)['getSearchConfig']>;

const RECENT_MS = 30 * 86_400_000;

/** How far open records are, by their numbers; told by the feature that keeps them. */
export type ProgressOf = (db: Db, userId: number, ids: readonly number[]) => Promise<Map<number, number>>;

type Uses = Pick<Deps, 'db' | 'now'> & {
  learners: Learners;
  schools: { teaches(db: Db, teacherId: number, learnerId: number): Promise<boolean> };
  progress: Partial<Record<RecordType, ProgressOf>>;
};
export type History = ReturnType<typeof historyService>;

/** What the learner did, as lists. */
export const historyService = (deps: Uses) => {
  return {
    async getSearchConfig(userId: number, { tab, type, user_id }: ConfigAsked) {
      const [owner, record, repo] = [await whose(userId, user_id), typeOf(tab, type), historyRepo(deps.db)];
      const values = await repo.values(owner, record);
      return {
        ...values,
        topics: values.topics.map((value) => ({ value, name: nameOf(value) })),
        bands: values.bands.sort((a, b) => b - a),
        recent: await repo.finishedSince(owner, record, new Date(deps.now().getTime() - RECENT_MS)),
      };
    },

    async getList(userId: number, tab: HistoryTab, asked: Asked) {
      const type = typeOf(tab, asked.type);
      const owner = await whose(userId, asked.user_id);
      const { page, page_size } = asked;
      const place = { offset: (page - 1) * page_size, limit: page_size };
      const found = await historyRepo(deps.db).find({ userId: owner, type, ...wantedOf(asked), ...place });
      const { ids, total, more } = found;
      return {
        ...paged(await rowsOf(owner, type, ids), total, asked),
        more: more ? (1 as const) : (0 as const),
      };
    },

    /** For whoever adds up what the records say. */
    spentSince: (userId: number, types: readonly RecordType[], from: Date) =>
      historyRepo(deps.db).spentSince(userId, types, from),
    bands: (userId: number, types: readonly RecordType[], limit: number) =>
      historyRepo(deps.db).bands(userId, types, limit),
  };

  /** Another learner's history is for operators and for their teachers; nobody else is told whether there is one. */
  async function whose(userId: number, wanted: number | undefined): Promise<number> {
    if (wanted === undefined || wanted === userId) return userId;
    const asking = await deps.learners.find(deps.db, userId);
    if (asking?.role === 'backend-system' || (await deps.schools.teaches(deps.db, userId, wanted))) return wanted;
    throw new AppError('not_found', { fields: ['user_id'] });
  }

  async function rowsOf(owner: number, type: RecordType, ids: readonly number[]): Promise<HistoryRow[]> {
    const repo = historyRepo(deps.db);
    const rows = new Map((await repo.rows(type, ids)).map((row) => [row.record_id, row]));
    const before = new Map((await repo.before(type, ids)).map(({ id, ...result }) => [id, result]));
    const open = ids.filter((id) => rows.get(id)?.state === 'open');
    const progress = (open.length && (await deps.progress[type]?.(deps.db, owner, open))) || new Map<number, number>();
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [shown(row, before.get(id) ?? null, progress.get(id) ?? 0)] : [];
    });
  }
};

function typeOf(tab: HistoryTab, type: number): RecordType {
  const record = recordTypeOf(tab, type);
  if (record === null) throw new AppError('invalid_input', { fields: ['type'] });
  return record;
}

function wantedOf(asked: Asked) {
  return {
    from: asked.start_time ? new Date(asked.start_time) : null,
    to: asked.end_time ? new Date(asked.end_time) : null,
    ...sortOf(asked),
    words: asked.search_content,
    topic: asked.topic,
    questionType: asked.question_type,
    state: asked.state,
    band: asked.band,
  };
}

/** The first that is asked for; without one the newest come first. */
function sortOf({ sort_update_time, sort_duration, sort_score }: Asked): { sort: SortField; ascending: boolean } {
  if (sort_duration) return { sort: 'duration', ascending: sort_duration === 1 };
  if (sort_score) return { sort: 'score', ascending: sort_score === 1 };
  return { sort: 'update_time', ascending: sort_update_time === 1 };
}

function shown(row: HistoryRecord, before: Before | null, progress: number): HistoryRow {
  const { record_id, doors, started_at, update_time, words: _, about: __, score: ___, ...rest } = row;
  return {
    ...rest,
    ...doors,
    id: record_id,
    redo: doors.redo ? 1 : 0,
    progress,
    before,
    started_at: secondsOf(started_at),
    update_time: secondsOf(update_time),
  };
}

const isTopic = (value: string): value is keyof typeof TOPICS => value in TOPICS;
/** A school's own topic goes by the name it was given in its pack. */
const nameOf = (topic: string) => (isTopic(topic) ? TOPICS[topic] : { en: topic, zh: topic });
