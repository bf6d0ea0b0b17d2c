import { slotOf } from '@ninefold/core/mistakes/sightings';
import type { Db } from '#db/db.ts';
import type { AnswerRow, RecordRow } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { refOf } from './items-of.ts';

/**
 * What the first answer to an item tells the book of mistakes. Later ones in the same sitting prove nothing: the key has
 * just been shown. A translation that is only near a model is neither lost nor mended.
 */
export async function reportAnswer(deps: TrainingDeps, tx: Db, record: RecordRow, answer: AnswerRow): Promise<void> {
  const { lost, rights, shown } = await saidBy(deps, tx, record, answer);
  const report = { source: 'training' as const, id: record.id, at: answer.answered_at, lost, rights };
  await deps.mistakeBook.report(tx, record.user_id, report);
  if (shown.length) await deps.mistakeBook.lookedAt(tx, record.user_id, shown, answer.answered_at);
}

async function saidBy(deps: TrainingDeps, tx: Db, record: RecordRow, { item, given, outcome }: AnswerRow) {
  if (record.kind === 'drill') {
    const solved = await deps.alone.mark(tx, refOf(record, item), given);
    return { lost: solved?.lost ? [solved.lost] : [], rights: solved?.rights ?? [], shown: solved?.slotsShown ?? [] };
  }
  const slot = slotOf('exercise', item);
  const hash = record.versions[0]?.hash ?? '';
  const lost = { kind: 'exercise' as const, slot, skill: record.course, type: '', marks: 1, part: item, hash };
  return {
    lost: outcome === 'wrong' ? [lost] : [],
    rights: outcome === 'right' ? [{ slots: [slot], part: item }] : [],
    shown: outcome === 'close' ? [slot] : [],
  };
}
