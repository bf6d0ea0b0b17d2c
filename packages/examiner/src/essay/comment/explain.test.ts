import { expect, test } from 'vitest';
import { allRules } from '../errors/find-errors.ts';
import { explain } from './explain.ts';

/** Only the names of the rules are needed here; none of them is run. */
const RULES = allRules({ isWord: () => true, meant: () => null, rank: () => 1 });

test.each(RULES.map(({ id, kind }) => ({ id, kind })))('$id is explained in its own words', ({ id, kind }) => {
  if (id === 'spelling') return;
  const own = explain(id, kind, 'x');
  expect(own).not.toEqual(explain('no such rule', kind, 'x'));
  expect(own.zh).toMatch(/。$/);
  expect(own.en).toMatch(/\.$/);
});

test.each([
  { by: 'looked', tense: 'past' },
  { by: 'sat', tense: 'past' },
  { by: 'went', tense: 'past' },
  { by: 'sits', tense: 'present' },
  { by: 'has', tense: 'present' },
])('she + base → $by is explained as $tense', ({ by, tense }) => {
  expect(explain('he-base', 'agreement', by).en).toContain(tense);
});

test('no two rules share a name, or one would answer for the other in the records', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
