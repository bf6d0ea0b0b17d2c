import type { ParsedInput } from '@ninefold/contract/call';
import type { writingFeedback } from '@ninefold/contract/writing/feedback';
import type { EssayReport } from '@ninefold/contract/writing/report';
import { secondsOf } from '@ninefold/core/time/seconds';
import { placeOfAbout, ruleOfAbout } from '@ninefold/core/writing/about';
import { sentenceAt } from '@ninefold/core/writing/sentence-at';
import type { Deps } from '#deps.ts';
import { type Slips, slipsService } from '../slips/slips.service.ts';
import { choicesRepo } from './choices.repo.ts';

type Asked = ParsedInput<(typeof writingFeedback)['getDisagreementList']>;
type Uses = Pick<Deps, 'db'> & { slips: Slips };

export type Disagreements = ReturnType<typeof disagreementsService>;

/** What learners dispute in their reports: for whoever runs the site, by call and from the machine itself. */
export const disagreementsService = ({ db }: Pick<Deps, 'db'>) => ({
  list: (asked: Asked) => disagreementList({ db, slips: slipsService({ db }) }, asked),
});

/** What is disputed, and which rules are disputed most of the times they speak. */
async function disagreementList({ db, slips }: Uses, { before, page_size }: Asked) {
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

async function disputedRules({ db, slips }: Uses) {
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
