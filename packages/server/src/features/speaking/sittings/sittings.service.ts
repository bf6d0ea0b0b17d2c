import type { ParsedInput } from '@ninefold/contract/call';
import type { SpeakingAnswer, SpeakingSitting, speakingSitting } from '@ninefold/contract/speaking/sitting';
import { WHOLE_TEST } from '@ninefold/core/speaking/parts';
import { sittingSeconds } from '@ninefold/core/speaking/timing';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { removeFile } from '#storage/files.service.ts';
import type { Sets } from '../sets/sets.service.ts';
import { questionsOf, showSet } from '../sets/show-set.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { type AnswerRow, answersRepo } from './answers.repo.ts';
import { close, handIn } from './hand-in.ts';
import { historyEntry, recordTypeOf } from './history-entry.ts';
import { pdfsRepo } from './pdfs.repo.ts';
import { readingsRepo } from './readings.repo.ts';
import { type RecordChange, type RecordRow, recordsRepo } from './records.repo.ts';
import { answerView, rowView, sittingView } from './views.ts';

export type { AnswerRow, RecordRow };
export type Sittings = ReturnType<typeof sittingsService>;
type In<K extends keyof typeof speakingSitting> = ParsedInput<(typeof speakingSitting)[K]>;
/** Who asks for it: a learner by themselves, or a whole mock test that holds this interview. */
type Origin = RecordRow['origin'];

const LATE_BATCH = 100;

/** Sittings, from the first question to handing in. */
export const sittingsService = (deps: SpeakingDeps & { sets: Sets }) => {
  const { db, sets } = deps;

  return {
    start: (userId: number, input: In<'start'>): Promise<SpeakingSitting> => start(userId, input, 'own'),
    /** The interview of a whole mock test: its set is on no shelf, and its record is the mock's to list. */
    startForMock: (userId: number, paperId: number, key: string): Promise<SpeakingSitting> =>
      start(userId, { id: paperId, part: WHOLE_TEST, mode: 'exam', key, fresh: 0 }, 'mock_test'),

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
    answersOf,
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

  async function start(
    userId: number,
    { id, part, mode, key, fresh }: In<'start'>,
    origin: Origin,
  ): Promise<SpeakingSitting> {
    if (part === WHOLE_TEST && mode !== 'exam') throw new AppError('invalid_input', { fields: ['mode'] });
    const known = await recordsRepo(db).byKey(userId, key);
    if (known) return view(db, known);
    const version = origin === 'own' ? await sets.open(db, userId, id, part) : await sets.current(db, id);
    return db.transaction(async (tx) => {
      const now = deps.now();
      const open = await recordsRepo(tx).open(userId, id, part, mode);
      const going = open && (fresh === 1 || isOver(open, now)) ? await handOver(tx, userId, open.id, now) : open;
      if (going) return view(tx, going);
      const set = showSet(version, part);
      const row = await recordsRepo(tx).insert({
        ...{ user_id: userId, paper_id: id, hash: await sets.keep(tx, version), part, mode, origin, start_key: key },
        ...{ title: set.title, topic: set.topic, asked: questionsOf(set).filter((one) => !one.isFollowUp).length },
        ends_at: mode === 'exam' ? new Date(now.getTime() + sittingSeconds(part) * 1000) : null,
        started_at: now,
      });
      // Pressed twice at the same moment: the other press was faster.
      if (!row)
        return view(
          tx,
          found((await recordsRepo(tx).byKey(userId, key)) ?? (await recordsRepo(tx).open(userId, id, part, mode))),
        );
      if (origin === 'own') await deps.historyIndex.put(tx, historyEntry(row));
      return view(tx, row);
    });
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
    return db.transaction(async (tx) => handIn(deps, tx, await lock(tx, userId, id), deps.now()));
  }

  async function lock(tx: Db, userId: number, id: number): Promise<RecordRow> {
    return found(await recordsRepo(tx).lock(userId, id));
  }

  async function answersOf(at: Db, row: RecordRow): Promise<SpeakingAnswer[]> {
    const rows = (await answersRepo(at).ofRecord(row.id)).filter(({ state }) => state !== 'dropped');
    const ids = rows.flatMap(({ recording_id }) => recording_id ?? []);
    const own = ids.length ? await deps.recordings.findMany(at, row.user_id, ids) : [];
    return Promise.all(
      rows.map(async (answer) =>
        answerView(
          answer,
          row,
          own.find(({ id }) => id === answer.recording_id),
          answer.state === 'done' ? 0 : await deps.recordings.nextPiece(at, row.user_id, answer.key),
        ),
      ),
    );
  }

  async function view(at: Db, row: RecordRow): Promise<SpeakingSitting> {
    return sittingView(row, showSet(await sets.kept(at, row), row.part), await answersOf(at, row), deps.now());
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
