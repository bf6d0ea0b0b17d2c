import type { Accent } from '../report.ts';
import { british } from './british.ts';
import { lettersToSounds } from './letters-to-sounds.ts';

/** The phones of a word in the dictionary, `word(2)` for its second way; null when it is not there. */
export type LookUp = (word: string) => string | null;
export type Way = { phones: string[]; cost: number };

/** What it costs to be said as on the other side of the ocean: both are right, one was asked for. */
const OTHER_ACCENT = 2;
const MAX_WAYS = 8;

/** Every way a word may be said, and whether a dictionary knows it. */
export function pronounce(word: string, accent: Accent, lookUp: LookUp): { ways: Way[]; known: boolean } {
  const found = find(word, lookUp);
  const american = found ?? [lettersToSounds(word)];
  const ways = american.flatMap((phones) => {
    const other = british(word, phones);
    return [
      { phones, cost: accent === 'us' || !other ? 0 : OTHER_ACCENT },
      ...(other ? [{ phones: other, cost: accent === 'uk' ? 0 : OTHER_ACCENT }] : []),
    ];
  });
  return { ways: distinct(ways).slice(0, MAX_WAYS), known: found !== null };
}

/** Several parts said as one word: a number, a compound. */
export function pronounceParts(parts: string[], accent: Accent, lookUp: LookUp): { ways: Way[]; known: boolean } {
  const each = parts.map((part) => pronounce(part, accent, lookUp));
  const ways = each.reduce<Way[]>(
    (before, { ways: next }) =>
      before
        .flatMap((one) => next.map((two) => ({ phones: [...one.phones, ...two.phones], cost: one.cost + two.cost })))
        .slice(0, MAX_WAYS),
    [{ phones: [], cost: 0 }],
  );
  return { ways, known: each.every(({ known }) => known) };
}

function find(word: string, lookUp: LookUp): string[][] | null {
  return inEitherSpelling(word, lookUp) ?? inflected(word, lookUp);
}

function inEitherSpelling(word: string, lookUp: LookUp): string[][] | null {
  for (const spelling of [word, ...americanSpellings(word)]) {
    const ways = inDictionary(spelling, lookUp);
    if (ways) return ways;
  }
  return null;
}

function inDictionary(word: string, lookUp: LookUp): string[][] | null {
  const ways: string[][] = [];
  for (let number = 1; number <= 4; number++) {
    const phones = lookUp(number === 1 ? word : `${word}(${number})`);
    if (!phones) break;
    ways.push(phones.split(' '));
  }
  return ways.length ? ways : null;
}

/** The dictionary spells as Americans do. */
function americanSpellings(word: string): string[] {
  const changes: [RegExp, string][] = [
    [/our/, 'or'],
    [/is(e[sd]?|ing|ation|ations|er|ers)$/, 'iz$1'],
    [/ys(e[sd]?|ing)$/, 'yz$1'],
    [/re(s?)$/, 'er$1'],
    [/ll(ed|ing|er|ers)$/, 'l$1'],
    [/ogue(s?)$/, 'og$1'],
    [/ence(s?)$/, 'ense$1'],
    [/amme(s?)$/, 'am$1'],
    [/ae|oe/, 'e'],
    [/grey/, 'gray'],
  ];
  return changes.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));
}

const HISSING = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);
const VOICELESS = new Set(['P', 'T', 'K', 'F', 'TH', 'S', 'SH', 'CH']);

/** A known word with an ending that the dictionary does not list. */
function inflected(word: string, lookUp: LookUp): string[][] | null {
  for (const [ending, add] of ENDINGS) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    for (const base of [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')]) {
      const ways = inEitherSpelling(base, lookUp);
      if (ways) return ways.map((phones) => [...phones, ...add(phones.at(-1)!)]);
    }
  }
  const under = /^(un|re|non|over|under|out|pre|mis)(.{3,})$/.exec(word);
  const before = under && inDictionary(under[1]!, lookUp);
  const after = under && inDictionary(under[2]!, lookUp);
  return before && after ? [[...before[0]!, ...after[0]!]] : null;
}

const plural = (last: string) => (HISSING.has(last) ? ['IH', 'Z'] : VOICELESS.has(last) ? ['S'] : ['Z']);
const past = (last: string) => (last === 'T' || last === 'D' ? ['IH', 'D'] : VOICELESS.has(last) ? ['T'] : ['D']);
const ENDINGS: [string, (last: string) => string[]][] = [
  ["'s", plural],
  ["s'", plural],
  ['es', plural],
  ['s', plural],
  ["'d", past],
  ['ed', past],
  ["'ll", () => ['AH', 'L']],
  ["'re", () => ['ER']],
  ["'ve", () => ['V']],
  ['ing', () => ['IH', 'NG']],
  ['ly', () => ['L', 'IY']],
  ['er', () => ['ER']],
  ['ness', () => ['N', 'AH', 'S']],
  ['less', () => ['L', 'AH', 'S']],
  ['ful', () => ['F', 'AH', 'L']],
];

function distinct(ways: Way[]): Way[] {
  const kept = new Map<string, Way>();
  for (const way of ways) {
    const key = way.phones.join(' ');
    const before = kept.get(key);
    if (!before || before.cost > way.cost) kept.set(key, way);
  }
  return [...kept.values()];
}
