import type { ParsedInput } from '@ninefold/contract/call';
import type { training as contract } from '@ninefold/contract/training';
import { secondsOf } from '@ninefold/core/time/seconds';
import { skillOfRecordType } from '@ninefold/core/training/courses';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { startDrill } from './drills/start-drill.ts';
import { itemOwner } from './mistakes/item-owner.ts';
import { saveAnswer } from './records/answer.ts';
import { finish, secondsSpent } from './records/finish.ts';
import { type LessonExercises, type LessonSitting, startLessonExercises } from './records/lesson-exercises.ts';
import { getReading, readAloud } from './records/read-aloud.ts';
import { begin } from './records/start.ts';
import { headView, recordView } from './records/view.ts';
import { type ShelfSet, trainingLibrary } from './sets/library.ts';
import { collections, trainingConfig, trainingList } from './sets/lists.ts';
import { isAnswerable, type PublicItem } from './sets/read-set.ts';
import { lessonSource, type RecordRow, trainingRepo } from './training.repo.ts';
import type { TrainingUses } from './training-deps.ts';

type In<K extends keyof typeof contract> = ParsedInput<(typeof contract)[K]>;

export type { LessonExercises, PublicItem };
export { isAnswerable };
export type TrainingService = ReturnType<typeof trainingService>;

/** Sets of short exercises and drills of one type of question, from the list to the result. */
export const trainingService = (uses: TrainingUses) => {
  const deps = { ...uses, library: trainingLibrary(uses) };
  const { db } = deps;

  return {
    getConfig: (userId: number, input: In<'getConfig'>) => trainingConfig(deps, userId, input),

    getList: (userId: number, input: In<'getList'>) => trainingList(deps, userId, input),

    async getCollection(userId: number, { id, record_id }: In<'getCollection'>) {
      const record = record_id === undefined ? undefined : await ownRecord(userId, record_id, id);
      const { set, reader } = await visibleSet(userId, id);
      const states = await trainingRepo(db).states(userId, [id]);
      const [collection] = await collections(deps, [set], new Map(states.map((row) => [id, row])), reader);
      if (!collection) throw new Error(`set ${id} has no row`);
      const shown = record ?? (states[0]?.open_id ? await ownRecord(userId, states[0].open_id, id) : undefined);
      return { collection, record: shown ? await recordView(deps, db, shown) : null };
    },

    async start(userId: number, { id, key, fresh }: In<'start'>) {
      const { set, reader } = await visibleSet(userId, id);
      if (reader.locked(set)) throw new AppError('vip_needed', { details: { skill: set.course } });
      const record = await begin(deps, userId, {
        ...{ sourceKey: `set:${id}`, key, fresh },
        plan: async (tx) => ({
          ...{
            kind: 'set',
            course: set.course,
            collection_id: id,
            area: set.area,
            question_type: '',
            title: set.title,
          },
          versions: await deps.library.keep(tx, [id]),
          items: set.items.map((item) => item.key),
        }),
      });
      if (!record || record.collection_id !== id) throw new AppError('conflict', { fields: ['key'] });
      return recordView(deps, db, record);
    },

    startDrill: (userId: number, input: In<'startDrill'>) => startDrill(deps, userId, input),

    async getDrill(userId: number, recordId: number) {
      return recordView(deps, db, await ownRecord(userId, recordId, 0));
    },

    saveAnswer: (userId: number, input: In<'saveAnswer'>) => saveAnswer(deps, userId, input),

    readAloud: (userId: number, input: In<'readAloud'>, piece: Uint8Array) => readAloud(deps, userId, input, piece),

    getReading: (userId: number, id: number) => getReading(deps, userId, id),

    submit: (userId: number, { record_id, seconds }: In<'submit'>) =>
      db.transaction(async (tx) => {
        const repo = trainingRepo(tx);
        const record = await repo.lock(userId, record_id);
        if (!record) throw new AppError('not_found', { fields: ['record_id'] });
        if (record.state === 'done') return recordView(deps, tx, record);
        const answers = await repo.answers(record.id);
        if (answers.length === 0) throw new AppError('invalid_input', { fields: ['record_id'] });
        const spent = { ...record, seconds: secondsSpent(record, record.seconds + seconds, deps.now()) };
        return recordView(deps, tx, await finish(deps, tx, spent, answers));
      }),

    async getRecordList(userId: number, { type, before, page_size }: In<'getRecordList'>) {
      const skill = skillOfRecordType(type);
      // Speaking has no basic course: what is read aloud belongs to the course of its set.
      if (skill === 'speaking') return { list: [], has_more: 0 as const };
      const rows = await trainingRepo(db).page(userId, skill, before, page_size + 1);
      const list = rows.slice(0, page_size).map((row) => ({
        ...headView(row),
        ...{ right: row.right, total: row.total, update_time: secondsOf(row.done_at ?? row.saved_at) },
      }));
      return { list, has_more: rows.length > page_size ? (1 as const) : (0 as const) };
    },

    /** How many exercises of open records have an answer. */
    progressOf: async (tx: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> =>
      new Map((await trainingRepo(tx).answered(userId, ids)).map(({ id, answered }) => [id, answered])),

    startLessonExercises: (userId: number, sitting: LessonSitting) => startLessonExercises(deps, userId, sitting),

    /** How many of a part's exercises were right at best; -1: never finished. */
    async bestOfLesson(tx: Db, userId: number, lesson: { id: number; hash: string }, part: number): Promise<number> {
      const [best] = await trainingRepo(tx).bestDone(userId, [lessonSource(lesson.id, lesson.hash, part)]);
      return best?.right ?? -1;
    },

    /** The last finished record of a set; 0: none. */
    async lastOfSet(tx: Db, userId: number, id: number): Promise<number> {
      const [state] = await trainingRepo(tx).states(userId, [id]);
      return state?.done_id ?? 0;
    },

    /** How its items are asked again. */
    evidence: itemOwner(deps),

    /** A guest's records go to the account. Of two open ones of the same set the guest's ends as it stands. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const repo = trainingRepo(tx);
      for (const id of await repo.clashes(guestId, userId)) {
        const record = await repo.lock(guestId, id);
        if (record) await finish(deps, tx, record, await repo.answers(id));
      }
      return repo.reown(guestId, userId);
    },
  };

  /** A record of the learner's own, of this set; 0: a drill. */
  async function ownRecord(userId: number, recordId: number, setId: number): Promise<RecordRow> {
    const record = await trainingRepo(db).find(userId, recordId);
    if (!record || record.collection_id !== setId) throw new AppError('not_found', { fields: ['record_id'] });
    return record;
  }

  async function visibleSet(userId: number, id: number) {
    const set = (await deps.library.onShelf()).find((one): one is ShelfSet => one.id === id);
    const reader = set && (await deps.library.reader(db, userId, set.course));
    if (!set || !reader?.sees(set.organisation)) throw new AppError('not_found', { fields: ['id'] });
    return { set, reader };
  }
};
