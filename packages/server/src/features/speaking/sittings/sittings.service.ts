import type { ParsedInput } from '@ninefold/contract/call';
import type { SpeakingSitting, speakingSitting } from '@ninefold/contract/speaking/sitting';
import { type SpeakingPart, WHOLE_TEST } from '@ninefold/core/speaking/parts';
import { sittingSeconds } from '@ninefold/core/speaking/timing';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { ItemVersion } from '#features/content/items.service.ts';
import { removeFile } from '#storage/files.service.ts';
import type { Sets } from '../sets/sets.service.ts';
import { questionsOf, showSet } from '../sets/show-set.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { type AnswerRow, answersRepo } from './answers.repo.ts';
import { answersOf } from './answers-of.ts';
import { close, handIn } from './hand-in.ts';
import { historyEntry, recordTypeOf } from './history-entry.ts';
import { pdfsRepo } from './pdfs.repo.ts';
import { readingsRepo } from './readings.repo.ts';
import { type RecordChange, type RecordRow, recordsRepo } from './records.repo.ts';
import { rowView, sittingView } from './views.ts';

export type { AnswerRow, RecordRow };
export type Sittings = ReturnType<typeof sittingsService>;
type In<K extends keyof typeof speakingSitting> = ParsedInput<(typeof speakingSitting)[K]>;
/** `origin`: a learner by themselves, a lesson, or a whole mock test that holds this interview. */
type Begin = Pick<RecordRow, 'part' | 'mode' | 'origin'> & { key: string; lesson?: string };
type LessonStart = { paperId: number; part: SpeakingPart; lesson: string; key: string };
/** `hash`: the version that was chosen when the mock began. */
type MockStart = { paperId: number; hash: string | undefined; key: string };

const LATE_BATCH = 100;

/** Sittings, from the first question to handing in. */
export const sittingsService = (deps: SpeakingDeps & { sets: Sets }) => {
  const { db, sets } = deps;

  return {
    start,

    /** The interview of a whole mock test: its set is on no shelf. Another one of the same set is handed in. */
    async startForMock(tx: Db, userId: number, { paperId, hash, key }: MockStart): Promise<RecordRow> {
      const known = await recordsRepo(tx).byKey(userId, key);
      if (known) return known;
      const open = await recordsRepo(tx).open(userId, paperId, WHOLE_TEST, 'exam');
      if (open) await handOver(tx, userId, open.id, deps.now());
      const version = hash ? await sets.kept(tx, { paper_id: paperId, hash }) : await sets.current(tx, paperId);
      const kept = hash ?? (await sets.keep(tx, version));
      return found(
        await begin(tx, userId, version, { part: WHOLE_TEST, mode: 'exam', key, origin: 'mock_test' }, kept),
      );
    },

    /** A step of a lesson: practice of one part, a sitting of its own. The lesson has made sure who may open it. */
    async startInLesson(userId: number, { paperId, part, lesson, key }: LessonStart): Promise<SpeakingSitting> {
      const version = await sets.current(db, paperId);
      return db.transaction(async (tx) => {
        const repo = recordsRepo(tx);
        const how = { part, mode: 'practice', key, origin: 'lesson', lesson } as const;
        const going = (await repo.byKey(userId, key)) ?? (await repo.open(userId, paperId, part, 'practice', lesson));
        const row = going ?? (await begin(tx, userId, version, how, await sets.keep(tx, version)));
        // Pressed twice at the same moment: the other press was faster.
        return view(tx, found(row ?? (await repo.open(userId, paperId, part, 'practice', lesson))));
      });
    },

    isSpokenInLesson: (at: Db, userId: number, lesson: string): Promise<boolean> =>
      recordsRepo(at).isSpoken(userId, lesson),

    closeIfOver: (tx: Db, userId: number, id: number): Promise<RecordRow> => closeIfOver(tx, userId, id),

    get: async (userId: number, id: number): Promise<SpeakingSitting> => view(db, await current(userId, id)),

    enterPart: (userId: number, { record_id, part, prepare }: In<'enterPart'>): Promise<SpeakingSitting> =>
      write(userId, record_id, (row, now) => ({
        ...(!row.parts.some((one) => one.part === part) && {
          parts: [...row.parts, { part, entered_at: secondsOf(now) }],
        }),
        ...(prepare && !row.prepare_from && { prepare_from: now }),
      })),

    async saveNotes(userId: number, { record_id, notes }: In<'saveNotes'>): Promise<{ notes: string }> {
      await write(userId, record_id, () => ({ notes }));
      return { notes };
    },

    finish: (userId: number, id: number): Promise<SpeakingSitting> =>
      db.transaction(async (tx) => view(tx, await handIn(deps, tx, await lock(tx, userId, id), deps.now()))),

    async list(userId: number, { paper_id, part, before, page_size }: In<'getRecordList'>) {
      const rows = await recordsRepo(db).list(userId, { paperId: paper_id, part, before }, page_size + 1);
      return {
        list: rows.slice(0, page_size).map(rowView),
        has_more: rows.length > page_size ? (1 as const) : (0 as const),
      };
    },

    /** With everything that hangs on it; what is being scored is waited for first. */
    remove: (userId: number, id: number): Promise<{ removed: 1 }> =>
      db.transaction(async (tx) => {
        const row = await lock(tx, userId, id);
        if (row.state === 'scoring') throw new AppError('busy');
        // It belongs to a mock test that is still being sat.
        if (row.state === 'open' && row.origin === 'mock_test') throw new AppError('attempt_open');
        const answers = await answersRepo(tx).ofRecord(id);
        const readings = await readingsRepo(tx).all(id);
        await deps.recordings.removeMany(
          tx,
          userId,
          [...answers, ...readings].flatMap(({ recording_id }) => recording_id ?? []),
        );
        for (const name of await pdfsRepo(tx).filesOf(id)) await removeFile(deps, tx, userId, name);
        await deps.mistakeBook.forget(tx, userId, 'speaking', id, deps.now());
        await deps.historyIndex.remove(tx, recordTypeOf(row), id);
        await recordsRepo(tx).remove(id);
        return { removed: 1 as const };
      }),

    /** How many questions of open sittings were answered. */
    async progressOf(at: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> {
      const rows = await recordsRepo(at).findMany(userId, ids);
      const answered = await answersRepo(at).assessed(rows.map(({ id }) => id));
      return new Map(rows.map(({ id }) => [id, answered.filter(({ record_id }) => record_id === id).length]));
    },

    find: async (at: Db, userId: number, id: number): Promise<RecordRow> =>
      found(await recordsRepo(at).find(userId, id)),
    lock,
    current,
    answersOf: (at: Db, row: RecordRow) => answersOf(deps, at, row),
    setOf: async (at: Db, row: RecordRow) => showSet(await sets.kept(at, row), row.part),

    /** The job: exams whose time is over are handed in as they stand. */
    async closeLate(): Promise<void> {
      // One that cannot be handed in, because a file of it is gone, must not keep the others open.
      for (const { id } of await recordsRepo(db).late(grace(deps.now()), LATE_BATCH))
        await db
          .transaction(async (tx) => {
            const row = await recordsRepo(tx).lockById(id);
            if (row?.state === 'open') await handIn(deps, tx, row, deps.now());
          })
          .catch(() => {});
    },

    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const moved = await recordsRepo(tx).reown(guestId, userId, deps.now());
      await answersRepo(tx).reown(guestId, userId);
      // An account has one open sitting of a kind: what the guest said in theirs is handed in with everything it holds.
      for (const { id } of moved.filter(({ clashed }) => clashed)) {
        const row = await recordsRepo(tx).lockById(id);
        if (row) await close(deps, tx, row, deps.now());
      }
      return moved.length;
    },
  };

  async function start(userId: number, { id, part, mode, key, fresh }: In<'start'>): Promise<SpeakingSitting> {
    if (part === WHOLE_TEST && mode !== 'exam') throw new AppError('invalid_input', { fields: ['mode'] });
    const known = await recordsRepo(db).byKey(userId, key);
    if (known) return view(db, known);
    const version = await sets.open(db, userId, id, part);
    return db.transaction(async (tx) => {
      const now = deps.now();
      const open = await recordsRepo(tx).open(userId, id, part, mode);
      const going = open && (fresh === 1 || isOver(open, now)) ? await handOver(tx, userId, open.id, now) : open;
      if (going) return view(tx, going);
      const kept = await sets.keep(tx, version);
      const row = await begin(tx, userId, version, { part, mode, key, origin: 'own' }, kept);
      // Pressed twice at the same moment: the other press was faster.
      if (!row)
        return view(
          tx,
          found((await recordsRepo(tx).byKey(userId, key)) ?? (await recordsRepo(tx).open(userId, id, part, mode))),
        );
      return view(tx, row);
    });
  }

  /** Nothing when another press was faster. */
  async function begin(tx: Db, userId: number, version: ItemVersion, how: Begin, hash: string) {
    const { part, mode, key, origin, lesson = '' } = how;
    const set = showSet(version, part);
    const now = deps.now();
    const row = await recordsRepo(tx).insert({
      ...{ user_id: userId, paper_id: version.id, hash, part, mode, origin, lesson, start_key: key },
      ...{ title: set.title, topic: set.topic, asked: questionsOf(set).filter((one) => !one.isFollowUp).length },
      ends_at: mode === 'exam' ? new Date(now.getTime() + sittingSeconds(part) * 1000) : null,
      started_at: now,
    });
    if (row) await deps.historyIndex.put(tx, historyEntry(row));
    return row;
  }

  async function handOver(tx: Db, userId: number, id: number, now: Date): Promise<undefined> {
    await handIn(deps, tx, await lock(tx, userId, id), now);
  }

  /** A change to a sitting that goes on; one whose time is over is handed in instead. */
  function write(
    userId: number,
    id: number,
    change: (row: RecordRow, now: Date) => RecordChange,
  ): Promise<SpeakingSitting> {
    return db.transaction(async (tx) => {
      const [row, now] = [await lock(tx, userId, id), deps.now()];
      if (row.state !== 'open' || isOver(row, now)) throw new AppError('attempt_closed');
      const next = change(row, now);
      return view(tx, Object.keys(next).length ? await recordsRepo(tx).change(id, next) : row);
    });
  }

  /** As it stands now: an exam whose time is over has been handed in. */
  async function current(userId: number, id: number): Promise<RecordRow> {
    const row = found(await recordsRepo(db).find(userId, id));
    if (row.state !== 'open' || !isOver(row, deps.now())) return row;
    return db.transaction((tx) => closeIfOver(tx, userId, id));
  }

  async function closeIfOver(tx: Db, userId: number, id: number): Promise<RecordRow> {
    const row = await lock(tx, userId, id);
    return row.state === 'open' && isOver(row, deps.now()) ? handIn(deps, tx, row, deps.now()) : row;
  }

  async function lock(tx: Db, userId: number, id: number): Promise<RecordRow> {
    return found(await recordsRepo(tx).lock(userId, id));
  }

  async function view(at: Db, row: RecordRow): Promise<SpeakingSitting> {
    return sittingView(row, showSet(await sets.kept(at, row), row.part), await answersOf(deps, at, row), deps.now());
  }

  function grace(now: Date): Date {
    return new Date(now.getTime() - deps.settings.ATTEMPT_GRACE_SECONDS * 1000);
  }

  function isOver({ ends_at }: RecordRow, now: Date): boolean {
    return ends_at !== null && ends_at < grace(now);
  }
};

function found(row: RecordRow | undefined): RecordRow {
  if (!row) throw new AppError('not_found', { fields: ['record_id'] });
  return row;
}
