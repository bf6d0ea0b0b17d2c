import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { figureChecks } from '../../figures/figure-check.ts';
import type { EssayFigure, EssayRequest, FigureCheck } from '../../report.ts';
import { cleanText, readEssay } from '../../text/essay-text.ts';
import { draftEssays, type OwnEssay, ownEssays } from '../own-essays.ts';

/** A report on a figure. Each was compared with its figure number by number: every accusation is a false one. */
export type Report = { id: string; request: Pick<EssayRequest, 'essay' | 'figure'> };

const onFigures = ({ id, item, request }: OwnEssay) =>
  request.task === 1 && /-(?:bar|line|pie|table|mixed)-/.test(item) && /^task1/.test(id);
export const factCheckedReports = (): OwnEssay[] => ownEssays().filter(onFigures);
export const draftReports = (): OwnEssay[] => draftEssays().filter(onFigures);

export const SMALL_FIGURES = [
  'first-five',
  'second-four',
  'third-four',
  'fourth-three',
  'fifth-three',
  'sixth-four',
  'seventh-two',
  'eighth-six',
  'ninth-five',
  'tenth-eight',
  'eleventh-six',
  'twelfth-five',
  'thirteenth-four',
  'fourteenth-eight',
] as const;
/** True sentences one at a time; too many for the faults to be put into each. */
export const SENTENCES = ['single-sentences', 'more-sentences'] as const;
type SmallSet = (typeof SMALL_FIGURES)[number] | (typeof SENTENCES)[number];
type SmallFigure = { id: string; figures: EssayFigure[]; reports: string[] };

/** Reports on figures of kinds the pack lacks, written before the check was run on them. */
export function smallReports(name: SmallSet): Report[] {
  const file = new URL(`../../../../samples/figures/${name}.yaml`, import.meta.url);
  return (parse(readFileSync(file, 'utf8')) as SmallFigure[]).flatMap(({ id, figures, reports }) =>
    reports.map((essay, i) => ({ id: `${id}-${i + 1}`, request: { essay: essay.trim(), figure: figures } })),
  );
}

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

export type Fault = { at: number; from: string; to: string };

/** One fault that was put into a report, and whether it was found. */
export type Tried = Fault & { report: Report; seen: boolean };

/** Faults put into the reports one at a time, by kind: was each of them found? What was called wrong before does not count. */
export function seededFaults(
  reports: Report[] = factCheckedReports(),
  tell?: (tried: Tried) => void,
): Record<string, boolean[]> {
  const found = (faultsIn: (essay: string) => Fault[]) =>
    reports.flatMap((report) => {
      const { essay, figure } = report.request;
      const wrong = (text: string) => checksOf(text, figure).flatMap((check) => (check.ok ? [] : [check.comment.en]));
      const before = wrong(essay);
      return faultsIn(essay).map(({ at, from, to }) => {
        const spoilt = essay.slice(0, at) + to + essay.slice(at + from.length);
        const seen = wrong(spoilt).some((one) => !before.includes(one));
        tell?.({ at, from, to, report, seen });
        return seen;
      });
    });
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
