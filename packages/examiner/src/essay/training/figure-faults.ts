import { figureChecks } from '../figures/figure-check.ts';
import type { EssayRequest, FigureCheck } from '../report.ts';
import { cleanText, readEssay } from '../text/essay-text.ts';
import { type OwnEssay, ownEssays } from './own-essays.ts';

/** The pack's reports were compared with their figures number by number: every accusation is a false one. */
export const factCheckedReports = (): OwnEssay[] =>
  ownEssays().filter(
    ({ id, item, request }) => request.task === 1 && /-(?:bar|line|pie|table|mixed)-/.test(item) && /^task1/.test(id),
  );

export const checksOf = (essay: string, figure: EssayRequest['figure']): FigureCheck[] =>
  figureChecks(readEssay(cleanText(essay)), figure);

const TURNED: [string, string][] = [
  ['increased', 'decreased'],
  ['decreased', 'increased'],
  ['rose', 'fell'],
  ['fell', 'rose'],
  ['grew', 'shrank'],
  ['declined', 'climbed'],
  ['dropped', 'jumped'],
  ['climbed', 'dropped'],
];
const OPPOSITE: [string, string][] = [
  ['highest', 'lowest'],
  ['lowest', 'highest'],
  ['largest', 'smallest'],
  ['smallest', 'largest'],
  ['biggest', 'smallest'],
  ['most popular', 'least popular'],
  ['least popular', 'most popular'],
];
const IN_OVERVIEWS: [string, string][] = [
  ...TURNED,
  ...OPPOSITE,
  ['increase', 'decrease'],
  ['decrease', 'increase'],
  ['growth', 'decline'],
  ['rise', 'fall'],
  ['upward', 'downward'],
  ['downward', 'upward'],
  ['more popular', 'less popular'],
  ['less popular', 'more popular'],
  ['went up', 'went down'],
  ['risen', 'fallen'],
  ['most common', 'least common'],
  ['most important', 'least important'],
  ['busiest', 'quietest'],
];
/** Turned round these are still true: the smallest category differs as well, and no scheme is the best of all. */
const STILL_TRUE = /category was different for each group|scheme was not the most successful/;
const OVERVIEW = /\b(?:overall|in general|generally|it is clear|we can see that)\b/i;

type Fault = { at: number; from: string; to: string };

/** Faults put into the reports one at a time, by kind: was each of them found? */
export function seededFaults(reports = factCheckedReports()): Record<string, boolean[]> {
  const found = (faultsIn: (essay: string) => Fault[]) =>
    reports.flatMap(({ request: { essay, figure } }) =>
      faultsIn(essay).map(({ at, from, to }) =>
        checksOf(essay.slice(0, at) + to + essay.slice(at + from.length), figure).some((check) => !check.ok),
      ),
    );
  return {
    'numbers half as large again': found(wrongNumbers),
    'verbs of change turned round': found((essay) => turned(essay, TURNED)),
    'superlatives turned round': found((essay) => turned(essay, OPPOSITE)),
    'trends and ends in overviews turned round': found((essay) =>
      essay
        .split(/\n+/)
        .filter((paragraph) => OVERVIEW.test(paragraph))
        .flatMap((paragraph) =>
          turned(paragraph, IN_OVERVIEWS).map((fault) => ({ ...fault, at: essay.indexOf(paragraph) + fault.at })),
        ),
    ),
  };
}

const turned = (text: string, pairs: [string, string][]): Fault[] =>
  pairs.flatMap(([from, to]) =>
    [...text.matchAll(new RegExp(`\\b${from}\\b`, 'g'))].flatMap(({ index }) =>
      STILL_TRUE.test(text.slice(index, index + 60)) ? [] : [{ at: index, from, to }],
    ),
  );

/** Numbers that are values: no years, ages, times of day or lengths of time. */
function wrongNumbers(essay: string): Fault[] {
  return [...essay.matchAll(/(?<![\w.,:-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d)?)(?=%|\s|\b)/g)].flatMap((match) => {
    const digits = match[1]!;
    const after = essay.slice(match.index + digits.length);
    const label = /^(?:19|20)\d\d$/.test(digits) || /^(?::|-|\s?[ap]\.m| years|\s?to \d\d\b|0s)/.test(after);
    if (label || (/(?:aged |over-|over |under |-|:| to )$/.test(essay.slice(0, match.index)) && /^ group/.test(after)))
      return [];
    if (/(?:aged |over-|over |under |-|:)$/.test(essay.slice(0, match.index))) return [];
    const value = Number(digits.replaceAll(',', '')) * 1.5;
    const wrong = digits.includes(',')
      ? (Math.round(value / 100) * 100).toLocaleString('en-GB')
      : digits.includes('.')
        ? value.toFixed(1)
        : String(Math.round(value));
    return wrong === digits ? [] : [{ at: match.index, from: digits, to: wrong }];
  });
}
