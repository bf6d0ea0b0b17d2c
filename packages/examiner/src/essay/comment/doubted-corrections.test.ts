import { expect, test } from 'vitest';
import { factsOf } from './facts.testing.ts';

const corrections = (text: string) =>
  factsOf(text, 5).corrections.map(
    ({ original, replacement, certain }) => `${original}>${replacement}${certain ? '' : '?'}`,
  );

test.each([
  ['The advocation of new laws takes time.', 'advocation>advocacy?', 'a word that learners build'],
  ['People need to be ascertive at work.', 'ascertive>assertive', 'rare, but it sounds alike'],
  ['The goverment pays for it.', 'goverment>government', 'a common word'],
  ['They look into each others eyes.', "each others>each other's", 'an owner'],
  ['They help each others.', 'each others>each other', 'nobody owns anything'],
])('%s: %s (%s)', (text, expected) => {
  expect(corrections(text)).toContain(expected);
});

test.each<[string, RegExp | null, string]>([
  ['Children lack enough contact with each other.', /with/, 'a noun keeps its preposition'],
  ['You can contact with the office.', null, 'the verb has none'],
  ['People who is resident of the town pay less.', />a /, 'with "are" there is no "a"'],
  ['Another men-activity is fishing.', /Another/, 'one activity'],
])('%s: %s is not told (%s)', (text, never) => {
  const all = corrections(text);
  if (never) expect(all.filter((one) => never.test(one))).toEqual([]);
  else expect(all).not.toEqual([]);
});
