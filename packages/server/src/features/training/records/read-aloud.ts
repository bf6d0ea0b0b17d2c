import type { ParsedInput } from '@ninefold/contract/call';
import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import type { training } from '@ninefold/contract/training';
import { type ItemGiven, isBlank, type MarkedItem } from '@ninefold/core/training/mark-item';
import { markReading, SKIPPED } from '@ninefold/core/training/mark-reading';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { ToRead } from '#features/intensive-listening/intensive-listening.service.ts';
import type { Exercises } from '../sets/read-set.ts';
import { type RecordRow, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { setOf } from './kept-set.ts';

type Input = ParsedInput<(typeof training)['readAloud']>;

/** A sentence of a sitting, read aloud and scored like one of follow-read; in the book of mistakes it is read again. */
export async function readAloud(
  deps: TrainingDeps,
  userId: number,
  { record_id, item, ...which }: Input,
  piece: Uint8Array,
): Promise<SentenceScore> {
  await deps.learners.refuseOthers(deps.db, userId, which.by);
  const record = await trainingRepo(deps.db).find(userId, record_id);
  if (!record) throw new AppError('not_found', { fields: ['record_id'] });
  const isAsked = record.kind === 'set' && record.items.includes(item);
  const sentence = isAsked ? sentenceOf(await setOf(deps, deps.db, record), item) : null;
  if (!sentence) throw new AppError('not_found', { fields: ['item'] });
  return deps.readings.inLine(() => deps.readings.score(userId, sentence, which, piece));
}

export async function getReading(deps: TrainingDeps, userId: number, id: number): Promise<SentenceScore> {
  await deps.readings.askAgain(userId, id);
  const [reading] = await deps.readings.byIds(deps.db, userId, [id]);
  if (!reading) throw new AppError('not_found', { fields: ['id'] });
  return reading;
}

/** The sentence of an exercise to be read aloud; null: it is another kind. Its place in the set is its name there. */
function sentenceOf({ id, hash, items }: Exercises, item: string): ToRead | null {
  const at = items.findIndex(({ key }) => key === item);
  const exercise = items[at];
  if (exercise?.do !== 'say') return null;
  return { id, hash, order: at + 1, text: exercise.text, modelSeconds: 0, toldElsewhere: true };
}

/** What a reading is worth. Only one of this very sentence counts, and only once it is scored. */
export async function markSaid(
  deps: TrainingDeps,
  tx: Db,
  record: RecordRow,
  { item, given, skip }: { item: string; given: ItemGiven; skip: boolean },
): Promise<MarkedItem> {
  if (skip) return SKIPPED;
  if (isBlank(given)) return { outcome: 'wrong', reason: 'BLANK' };
  const reading = await readingOf(deps, tx, record, item, given);
  if (!reading) throw new AppError('invalid_input', { fields: ['value'] });
  if (reading.state === 'waiting') throw new AppError('conflict', { fields: ['value'] });
  return markReading(reading);
}

/** The reading that was given for this sentence; null: none, or one of something else. */
export async function readingOf(
  deps: TrainingDeps,
  tx: Db,
  record: RecordRow,
  item: string,
  given: ItemGiven,
): Promise<SentenceScore | null> {
  const sentence = sentenceOf(await setOf(deps, tx, record), item);
  const id = typeof given === 'string' && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : 0;
  const [reading] = sentence && id > 0 ? await deps.readings.byIds(tx, record.user_id, [id]) : [];
  const isOfThis = reading && reading.of.id === sentence?.id && reading.order === sentence.order;
  return isOfThis ? reading : null;
}
