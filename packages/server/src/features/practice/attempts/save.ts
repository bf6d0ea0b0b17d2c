import type { SaveInput } from '@ninefold/contract/practice/attempt';
import type { SaveAnswer } from '@ninefold/contract/practice/attempt-state';
import { judgeSave } from '@ninefold/core/practice/attempt-rules';
import { lateAnswers } from '@ninefold/core/practice/late-answers';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import { batched } from '#db/batched.ts';
import type { Db } from '#db/db.ts';
import { attemptsRepo, type Held, type SheetRow } from './attempts.repo.ts';
import type { AttemptsDeps } from './attempts-deps.ts';
import { handIn, isLate } from './marking/hand-in.ts';
import type { QuestionKeys } from './marking/question-keys.ts';
import { sheetsRepo, type Writing } from './sheets.repo.ts';
import { closedAnswer, leftMs, savedAnswer, staleAnswer } from './views.ts';

/** The revision a plain save made; undefined when it was not plain. */
type QuickSave = (writing: Writing) => Promise<number | undefined>;

/** Learners who answer at the same moment share one statement and one commit. */
export const quickSaves = (db: Db): QuickSave =>
  batched(
    async (writings) => {
      const revisions = await sheetsRepo(db).quickSave(writings);
      return writings.map(({ attemptId }) => revisions.get(attemptId));
    },
    { keyOf: ({ attemptId }) => attemptId },
  );

type SaveDoor = { deps: AttemptsDeps; keys: QuestionKeys; quickSave: QuickSave };

/** The plain case is one statement; whatever is not plain is looked at under a lock. */
export async function save({ deps, keys, quickSave }: SaveDoor, userId: number, input: SaveInput): Promise<SaveAnswer> {
  const known = await keys.of(userId, input.attempt_id);
  if (!known) throw new AppError('not_found', { fields: ['attempt_id'] });
  refuseUnknown(input, known.questions);
  const now = deps.now();
  const nothing = input.changes.length === 0 && !annotationsOf(input) && !input.seconds;
  const revision = input.force || nothing ? undefined : await quickSave(writingOf(userId, input, now));
  if (revision !== undefined)
    return {
      outcome: 'saved',
      revision,
      saved_at: secondsOf(now),
      now: secondsOf(now),
      left_ms: leftMs({ state: 'open', ends_at: known.endsAt }, now),
    };
  return deps.db.transaction(async (tx) => {
    const held = await attemptsRepo(tx).lock(userId, input.attempt_id);
    if (!held) throw new AppError('not_found', { fields: ['attempt_id'] });
    const closed = isLate(held, now) ? await handIn(deps, tx, held, 'clock') : held;
    if (!closed.sheet.open) {
      await keepLate(tx, closed, input);
      return closedAnswer(closed, now);
    }
    const outcome = await write(tx, held, input, now);
    if (outcome === 'stale') return staleAnswer(held, yoursOf(input), now);
    return savedAnswer(held.attempt, outcome.revision, outcome.saved_at, now);
  });
}

/** What was typed after the end, or never arrived in time: kept beside the sheet, not counted. */
export async function keepLate(tx: Db, { attempt, sheet }: Held, { changes }: SaveInput): Promise<void> {
  if (attempt.mode !== 'exam') return;
  const late = lateAnswers(sheet.answers, changes);
  if (Object.keys(late).length === 0) return;
  await attemptsRepo(tx).changeSheet(attempt.id, { late: { ...sheet.late, ...late } });
}

/** Writes what is new on a locked, open sheet and gives it back; 'stale' when somebody else is writing on it. */
export async function write(
  tx: Db,
  { attempt, sheet }: Held,
  input: SaveInput,
  now: Date,
): Promise<'stale' | SheetRow> {
  // The page sends in order, so what stands before a known change has arrived before too.
  const known = input.changes.findLastIndex(({ id }) => sheet.recent_changes.includes(id));
  const fresh = input.changes.slice(known + 1);
  const verdict = judgeSave(
    { writer: sheet.writer, since: sheet.writer_since },
    {
      tab: input.writer,
      revision: input.revision,
      fresh: fresh.length,
      anythingElse: annotationsOf(input) !== undefined || input.seconds !== undefined,
      force: input.force,
    },
  );
  if (verdict === 'stale') return 'stale';
  if (verdict === 'known') return sheet;
  return sheetsRepo(tx).save(writingOf(attempt.user_id, { ...input, changes: fresh }, now));
}

/** In the order they were given: of two changes to one answer the later one stays. */
function writingOf(userId: number, input: SaveInput, now: Date): Writing {
  const last = new Map(input.changes.map(({ key, value }) => [key, value]));
  const isEmpty = (value: string | string[]) => (typeof value === 'string' ? value.trim() === '' : value.length === 0);
  return {
    attemptId: input.attempt_id,
    userId,
    writer: input.writer,
    revision: input.revision,
    given: Object.fromEntries([...last].filter(([, value]) => !isEmpty(value))),
    cleared: [...last].filter(([, value]) => isEmpty(value)).map(([key]) => key),
    changeIds: input.changes.map(({ id }) => id).reverse(),
    annotations: annotationsOf(input) ?? null,
    seconds: input.seconds ?? null,
    now,
  };
}

const annotationsOf = ({ annotations, work }: SaveInput) => annotations ?? work;

export const yoursOf = ({ changes }: SaveInput) => Object.fromEntries(changes.map(({ key, value }) => [key, value]));

/** A question that this attempt does not ask is a mistake of the page, and named as one. */
export function refuseUnknown({ changes }: SaveInput, questions: ReadonlySet<string>): void {
  const wrong = changes.flatMap(({ key }, at) => (questions.has(key) ? [] : [`changes.${at}.key`]));
  if (wrong.length) throw new AppError('invalid_input', { fields: wrong.slice(0, 20) });
}
