import type { ParsedInput } from '@ninefold/contract/call';
import type { Choice, writingFeedback } from '@ninefold/contract/writing/feedback';
import { secondsOf } from '@ninefold/core/time/seconds';
import { placeOfAbout } from '@ninefold/core/writing/about';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { EssayRecords } from '../records/records.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { type ChoiceRow, choicesRepo } from './choices.repo.ts';

type In<K extends keyof typeof writingFeedback> = ParsedInput<(typeof writingFeedback)[K]>;
type Uses = WritingDeps & { records: EssayRecords };

const choiceView = ({ about, choice, words, created_at }: ChoiceRow): Choice => ({
  about,
  choice,
  words,
  create_time: secondsOf(created_at),
});

export const choicesOf = async (db: Db, recordId: number): Promise<Choice[]> =>
  (await choicesRepo(db).of(recordId)).map(choiceView);

/** A correction that the learner disputes is no mistake of theirs until somebody has looked at it. */
export function saveChoice(deps: Uses, userId: number, { record_id, about, choice, words }: In<'saveChoice'>) {
  return deps.db.transaction(async (tx) => {
    const row = await deps.records.lock(tx, userId, record_id);
    if (row.scoring_id === null) throw new AppError('attempt_open');
    const now = deps.now();
    if (choice === '') await choicesRepo(tx).takeBack(record_id, about);
    else await choicesRepo(tx).save({ record_id, scoring_id: row.scoring_id, about, choice, words, created_at: now });
    const place = placeOfAbout(about);
    if (choice === 'disagree' && place)
      await deps.mistakeBook.wasRight(tx, userId, 'essay', record_id, `${place.start}-${place.end}`, now);
    return { choices: await choicesOf(tx, record_id) };
  });
}
