import { describe, expect, test } from 'vitest';
import type { EssayRequest } from '../report.ts';
import { cleanText, readEssay } from '../text/essay-text.ts';
import { ownEssays } from '../training/own-essays.ts';
import { figureChecks } from './figure-check.ts';

/** The pack's reports were compared with their figures number by number, so every accusation is a false one. */
const reports = ownEssays().filter(
  ({ id, item, request }) => request.task === 1 && /-(?:bar|line|pie|table|mixed)-/.test(item) && /^task1/.test(id),
);
const checks = (essay: string, figure: EssayRequest['figure']) => figureChecks(readEssay(cleanText(essay)), figure);
const accusations = (essay: string, figure: EssayRequest['figure']) => checks(essay, figure).filter((one) => !one.ok);

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

describe("the pack's 27 reports", () => {
  test('none of their statements is called wrong', () => {
    expect(reports).toHaveLength(27);
    const all = reports.flatMap(({ request }) => checks(request.essay, request.figure));
    expect(all.filter((one) => !one.ok).map((one) => `${one.comment.en} | ${one.quote.text}`)).toEqual([]);
    expect(all.length).toBeGreaterThan(400);
  });

  test('of numbers made half as large again, at least 93 in 100 are found', () => {
    const found = reports.flatMap(({ request }) =>
      valuesIn(request.essay).map(({ at, digits, wrong }) => {
        const spoilt = request.essay.slice(0, at) + wrong + request.essay.slice(at + digits.length);
        return accusations(spoilt, request.figure).length > 0;
      }),
    );
    expect(found.length).toBeGreaterThan(280);
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.93);
  });

  test('of verbs of change turned round, at least four in five are found', () => {
    const found = reports.flatMap(({ request }) =>
      TURNED.flatMap(([from, to]) =>
        [...request.essay.matchAll(new RegExp(`\\b${from}\\b`, 'g'))].map(({ index }) => {
          const spoilt = request.essay.slice(0, index) + to + request.essay.slice(index + from.length);
          return accusations(spoilt, request.figure).length > 0;
        }),
      ),
    );
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.8);
  });
});

const OPPOSITE: [string, string][] = [
  ['highest', 'lowest'],
  ['lowest', 'highest'],
  ['largest', 'smallest'],
  ['smallest', 'largest'],
  ['biggest', 'smallest'],
  ['most popular', 'least popular'],
  ['least popular', 'most popular'],
];

/** Turned round these are still true: the smallest category differs as well, and no scheme is the best of all. */
const STILL_TRUE = /category was different for each group|scheme was not the most successful/;

test('of superlatives turned round, at least four in five are found', () => {
  const found = reports.flatMap(({ request }) =>
    OPPOSITE.flatMap(([from, to]) =>
      [...request.essay.matchAll(new RegExp(`\\b${from}\\b`, 'g'))].flatMap(({ index }) => {
        if (STILL_TRUE.test(request.essay.slice(index, index + 60))) return [];
        const spoilt = request.essay.slice(0, index) + to + request.essay.slice(index + from.length);
        return [accusations(spoilt, request.figure).length > 0];
      }),
    ),
  );
  expect(found.length).toBeGreaterThan(35);
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.85);
});

const OVERVIEW = /\b(?:overall|in general|generally|it is clear|we can see that)\b/i;
const MORE_TURNED: [string, string][] = [
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

test('of trends and ends in overviews turned round, at least four in five are found', () => {
  const found = reports.flatMap(({ request }) =>
    request.essay
      .split(/\n+/)
      .filter((paragraph) => OVERVIEW.test(paragraph))
      .flatMap((paragraph) =>
        MORE_TURNED.flatMap(([from, to]) =>
          [...paragraph.matchAll(new RegExp(`\\b${from}\\b`, 'g'))].flatMap(({ index }) => {
            if (STILL_TRUE.test(paragraph.slice(index, index + 60))) return [];
            const at = request.essay.indexOf(paragraph) + index;
            const spoilt = request.essay.slice(0, at) + to + request.essay.slice(at + from.length);
            return [accusations(spoilt, request.figure).length > 0];
          }),
        ),
      ),
  );
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.8);
});

/** Numbers that are values: no years, ages, times of day or lengths of time. */
function valuesIn(essay: string): { at: number; digits: string; wrong: string }[] {
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
    return wrong === digits ? [] : [{ at: match.index, digits, wrong }];
  });
}
