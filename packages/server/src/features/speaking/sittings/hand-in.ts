import type { Db } from '#db/db.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { type AnswerRow, answersRepo } from './answers.repo.ts';
import { historyEntry } from './history-entry.ts';
import { type RecordRow, recordsRepo } from './records.repo.ts';

/** Whoever has talked for so long has practised. */
const REAL_SECONDS = 60;

/** The sitting is over. A second time it is the same. */
export const handIn = async (deps: SpeakingDeps, tx: Db, row: RecordRow, now: Date): Promise<RecordRow> =>
  row.state === 'open' ? close(deps, tx, row, now) : row;

/**
 * Questions without a whole answer keep the pieces that came; what never got a piece is no answer. A try that was begun
 * beside a whole one stays as it is: whoever left it in the middle did not mean it.
 */
export async function close(deps: SpeakingDeps, tx: Db, row: RecordRow, now: Date): Promise<RecordRow> {
  const answers = await answersRepo(tx).lockOf(row.id);
  const whole = new Set(answers.filter(({ state }) => state === 'done').map(({ order }) => order));
  const next = await recordsRepo(tx).change(row.id, { state: 'handed_in', done_at: now });
  for (const answer of answers)
    if (answer.state === 'recording' && !whole.has(answer.order)) await end(deps, tx, answer, now);
  return recount(deps, tx, next, now);
}

/** How much was answered: at the end, and again when the rest of an answer comes late or one is thrown away. */
export async function recount(deps: SpeakingDeps, tx: Db, row: RecordRow, now: Date): Promise<RecordRow> {
  const answers = await answersRepo(tx).assessed([row.id]);
  const seconds = Math.round(answers.reduce((sum, { recorded }) => sum + recorded, 0));
  const next = await recordsRepo(tx).change(row.id, { answered: answers.length, seconds });
  await deps.historyIndex.move(tx, historyEntry(next));
  // Once: an answer of a sitting that was brought along from elsewhere is nothing done here.
  if (answers.length > 0 && row.answered === 0)
    await deps.deeds.recordDeed(tx, {
      userId: row.user_id,
      deed: 'speaking_answered',
      skill: 'speaking',
      reference: `speaking:${row.id}`,
      seconds,
      isReal: seconds >= REAL_SECONDS,
      at: now,
    });
  await deps.jobs.send(tx, 'hear-answers', {});
  return next;
}

async function end(deps: SpeakingDeps, tx: Db, answer: AnswerRow, now: Date): Promise<void> {
  const recording = await deps.recordings.finishWhatCame(tx, answer.user_id, answer.key);
  if (!recording) return;
  await answersRepo(tx).change(answer.id, {
    state: 'done',
    recording_id: recording.id,
    recorded: recording.seconds,
    ended_at: now,
    assessment: null,
    tries: 0,
  });
  await answersRepo(tx).count(answer.record_id, answer.order);
}
