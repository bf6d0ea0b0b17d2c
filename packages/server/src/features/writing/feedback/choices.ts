import type { ParsedInput } from '@ninefold/contract/call';
import type { Choice, writingFeedback } from '@ninefold/contract/writing/feedback';
import type { EssayReport } from '@ninefold/contract/writing/report';
import { secondsOf } from '@ninefold/core/time/seconds';
import { placeOfAbout, ruleOfAbout } from '@ninefold/core/writing/about';
import { sentenceAt } from '@ninefold/core/writing/sentence-at';
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

/** For the operator: what is disputed, and which rules are disputed most of the times they speak. */
export async function disagreementList({ db, slips }: Uses, { before, page_size }: In<'getDisagreementList'>) {
  const rows = await choicesRepo(db).disagreements(before, page_size + 1);
  const list = rows.slice(0, page_size).map(({ id, about, words, record_id, created_at, engine, report }) => {
    const found = correctionAt(report as EssayReport | null, about);
    return {
      id,
      about,
      words,
      record_id,
      engine,
      rule: ruleOfAbout(about),
      original: found?.original ?? '',
      replacement: found?.replacement ?? '',
      sentence: found?.sentence ?? '',
      create_time: secondsOf(created_at),
    };
  });
  return {
    list,
    has_more: rows.length > page_size ? (1 as const) : (0 as const),
    rules: await disputedRules({ db, slips }),
  };
}

async function disputedRules({ db, slips }: Pick<Uses, 'db' | 'slips'>) {
  const sums = new Map<string, number>();
  for (const { about, disputed } of await choicesRepo(db).disputes()) {
    const rule = ruleOfAbout(about);
    if (rule) sums.set(rule, (sums.get(rule) ?? 0) + disputed);
  }
  const shown = await slips.shownOf([...sums.keys()]);
  return [...sums]
    .map(([rule, disputed]) => ({ rule, disputed, shown: shown.find((one) => one.rule === rule)?.shown ?? 0 }))
    .sort((a, b) => b.disputed - a.disputed);
}

function correctionAt(report: EssayReport | null, about: string) {
  const place = placeOfAbout(about);
  if (!report?.assessable || !place) return null;
  const { start, end } = place;
  const found = report.corrections.find((one) => one.start === start && one.end === end);
  return found && { ...found, sentence: sentenceAt(report.text, start, end) };
}
