import type { ParsedInput } from '@ninefold/contract/call';
import type { Choice, writingFeedback } from '@ninefold/contract/writing/feedback';
import { secondsOf } from '@ninefold/core/time/seconds';
import { placeOfAbout } from '@ninefold/core/writing/about';
import { aboutsOf } from '@ninefold/core/writing/feedback/remarks';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { mistakesOf } from '../mistakes/report-mistakes.ts';
import type { EssayRecords } from '../records/records.service.ts';
import type { Scoring } from '../scoring/scoring.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { type ChoiceRow, choicesRepo } from './choices.repo.ts';

type In<K extends keyof typeof writingFeedback> = ParsedInput<(typeof writingFeedback)[K]>;
type Uses = WritingDeps & { records: EssayRecords; scoring: Pick<Scoring, 'reportOf'> };

const choiceView = ({ about, choice, words, created_at }: ChoiceRow): Choice => ({
  about,
  choice,
  words,
  create_time: secondsOf(created_at),
});

export const choicesOf = async (db: Db, recordId: number): Promise<Choice[]> =>
  (await choicesRepo(db).of(recordId)).map(choiceView);

/**
 * A correction that the learner disputes is no mistake of theirs until somebody has looked at it; one that they dispute
 * no more is a mistake again.
 */
export function saveChoice(deps: Uses, userId: number, { record_id, about, choice, words }: In<'saveChoice'>) {
  return deps.db.transaction(async (tx) => {
    const row = await deps.records.lock(tx, userId, record_id);
    const stored = await deps.scoring.reportOf(tx, row);
    if (!stored) throw new AppError('attempt_open');
    const report = stored.report.assessable ? stored.report : null;
    const before = (await choicesRepo(tx).of(record_id)).find((one) => one.about === about)?.choice;
    // What was said to an earlier report of this draft can still be taken back.
    const known = report !== null && aboutsOf(report).has(about);
    if (!known && (choice !== '' || before === undefined)) throw new AppError('invalid_input', { fields: ['about'] });
    const now = deps.now();
    if (choice === '') await choicesRepo(tx).takeBack(record_id, about);
    else await choicesRepo(tx).save({ record_id, scoring_id: stored.id, about, choice, words, created_at: now });
    const place = known ? placeOfAbout(about) : null;
    const part = place && `${place.start}-${place.end}`;
    if (report && part && choice === 'disagree')
      await deps.mistakeBook.wasRight(tx, userId, 'essay', record_id, part, now);
    else if (report && part && before === 'disagree') {
      const all = mistakesOf(row, report, now);
      const lost = all.lost.filter((one) => one.part === part);
      await deps.mistakeBook.challengeTakenBack(tx, userId, { ...all, lost, rights: [] });
    }
    return { choices: await choicesOf(tx, record_id) };
  });
}
