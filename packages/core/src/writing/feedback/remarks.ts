import { aboutCorrection } from '../about.ts';
import { CRITERIA, type Criterion } from '../error-kinds.ts';
import { type Both, type Correction, criterionOf, type Place, type Reason, type Report, within } from './report.ts';

/**
 * - error: a correction the examiner is sure of
 * - check: one it only asks about
 * - weak: something that keeps a criterion down
 * - begin: where to look first in a criterion in which nothing was found for certain
 * - good: something that works
 */
export type RemarkTone = 'error' | 'check' | 'weak' | 'begin' | 'good';

/** One numbered remark beside the essay, and the words it is about. */
export type EssayRemark = Place & {
  /** Names it for ever: a report is never rewritten, so a learner's answer to it can be kept under this name. */
  key: string;
  n: number;
  tone: RemarkTone;
  criterion: Criterion;
  about: Both;
  better: Both | null;
  correction: Correction | null;
};

/** Everything that points into the text, in the order of the text. What quotes nothing has no number. */
export function remarksOf(report: Report): EssayRemark[] {
  const corrections = report.corrections.map(fromCorrection);
  const reasons = CRITERIA.flatMap((criterion) =>
    report.criteria[criterion].reasons.flatMap((reason, at) => fromReason(criterion, reason, at, report.corrections)),
  );
  const praise = report.good.flatMap(({ zh, en, quote }, at) =>
    quote && !reasons.some((one) => one.tone === 'good' && one.start === quote.start)
      ? [
          remark(quote, {
            key: `good:${at}`,
            tone: 'good',
            criterion: criterionOfPraise(report, quote),
            about: { zh, en },
          }),
        ]
      : [],
  );
  return [...corrections, ...reasons, ...praise]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((one, at) => ({ ...one, n: at + 1 }));
}

/** Praise and a place to begin name nothing that is to be mended. */
export const isFault = ({ tone }: EssayRemark): boolean => tone !== 'good' && tone !== 'begin';

/** Everything in a report that a learner can speak about: a criterion, or one thing that is said. */
export const aboutsOf = ({ corrections, criteria, good }: Report): Set<string> =>
  new Set([
    ...CRITERIA,
    ...corrections.map(aboutCorrection),
    ...CRITERIA.flatMap((criterion) => criteria[criterion].reasons.map((_, at) => reasonKey(criterion, at))),
    ...good.map((_, at) => `good:${at}`),
  ]);

export const reasonKey = (criterion: Criterion, at: number): string => `${criterion}:${at}`;

type Draft = Pick<EssayRemark, 'key' | 'tone' | 'criterion' | 'about'> & Partial<EssayRemark>;

const remark = ({ start, end }: Place, draft: Draft): EssayRemark => ({
  n: 0,
  better: null,
  correction: null,
  ...draft,
  start,
  end,
});

const fromCorrection = (correction: Correction): EssayRemark =>
  remark(correction, {
    key: aboutCorrection(correction),
    tone: correction.certain ? 'error' : 'check',
    criterion: criterionOf(correction.kind),
    about: correction.explanation,
    correction,
  });

function fromReason(
  criterion: Criterion,
  { zh, en, quote, good, better, open }: Reason,
  at: number,
  corrections: readonly Correction[],
): EssayRemark[] {
  // "4 slips in punctuation" quotes one of the four: they are in the list already, each at its place.
  const summary =
    quote && !good && !open && corrections.some((one) => one.certain && within(one, quote) && sumsUp(criterion, one));
  if (!quote || summary) return [];
  return [
    remark(quote, {
      key: reasonKey(criterion, at),
      tone: good ? 'good' : open ? 'begin' : 'weak',
      criterion,
      about: { zh, en },
      better: better ?? null,
    }),
  ];
}

const sumsUp = (criterion: Criterion, { kind }: Correction): boolean =>
  (criterion === 'gra' || criterion === 'lr') && criterionOf(kind) === criterion;

function criterionOfPraise({ criteria }: Report, { start }: Place): Criterion {
  const praised = CRITERIA.find((name) => criteria[name].reasons.some((one) => one.good && one.quote?.start === start));
  return praised ?? 'tr';
}
