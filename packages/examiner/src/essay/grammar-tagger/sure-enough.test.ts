import { expect, test } from 'vitest';
import { isStrong, type NamedEdit, sureEnough } from './sure-enough.ts';
import type { TaggerRule } from './tagger-kinds.ts';

const edit = (rule: TaggerRule, chance: number, words: Partial<NamedEdit> = {}): NamedEdit => ({
  ...{ rule, chance, tag: 'K', old: ['a'], fresh: ['b'], start: 0, end: 1, replacement: 'b' },
  ...words,
});
const many = (count: number) => Array.from({ length: count }, () => edit('tagger-verb', 0.9));

test('in a text with the usual number of slips the chance alone decides', () => {
  const told = sureEnough([...many(18), edit('tagger-verb', 0.82), edit('tagger-verb', 0.7)], 280);
  expect(told.filter(({ chance }) => chance < 0.9).map(({ chance }) => chance)).toEqual([0.82]);
});

test('in a text with hardly any, a change has to be far likelier', () => {
  expect(sureEnough([edit('tagger-verb', 0.85)], 300)).toEqual([]);
  expect(sureEnough([edit('tagger-verb', 0.98)], 300)).toHaveLength(1);
});

test('more slips than usual make no change likelier than the tagger says', () => {
  expect(sureEnough([...many(60), edit('tagger-verb', 0.79)], 200)).toHaveLength(60);
});

test('what is partly a matter of taste needs more than what is not', () => {
  const lines = [edit('tagger-comma-in', 0.95), edit('tagger-article-in', 0.95), edit('tagger-comma-in', 0.99)];
  expect(sureEnough([...many(18), ...lines], 280).slice(18)).toEqual([lines[1], lines[2]]);
});

test('a number or an article must be surer than a verb', () => {
  const lines = [edit('tagger-number', 0.9), edit('tagger-article-in', 0.87), edit('tagger-verb', 0.87)];
  expect(sureEnough([...many(18), ...lines], 280).slice(18)).toEqual([lines[2]]);
});

test('what goes together is told together or not at all', () => {
  const [have, been] = [
    edit('tagger-word-in', 0.96, { old: [], fresh: ['have'], start: 2, end: 2 }),
    { start: 2, end: 4 },
  ];
  const told = (chance: number) =>
    sureEnough([...many(18), have, edit('tagger-auxiliary', chance, { ...been, old: ['am'] })], 280).slice(18);
  expect(told(0.95)).toHaveLength(2);
  expect(told(0.75)).toEqual([]);
});

test('no full stop is asked for behind a name, and no capital on a noun', () => {
  const stop = edit('tagger-mark', 0.999, { old: [], fresh: ['.'] });
  expect(sureEnough([...many(18), stop, edit('tagger-capital', 0.999)], 280)).toHaveLength(18);
});

test('a text is strong where next to nothing is likely in it', () => {
  expect(isStrong(many(1), 300)).toBe(true);
  expect(isStrong(many(9), 300)).toBe(false);
});
