import { describe, expect, test } from 'vitest';
import { readEssay } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import { fitsBeside, upgradesOf } from './upgrades.ts';

const raised = (text: string, task: 1 | 2 = 2) =>
  applyEdits(
    text,
    upgradesOf(readEssay(text), task).map(({ start, end, better }) => ({ start, end, replacement: better[0]! })),
  );

test.each([
  ['A lot of people agree.', 'Many people agree.'],
  ['The traffic is very bad in the morning.', 'The traffic is very heavy in the morning.'],
  ['It is bad for our health.', 'It is harmful to our health.'],
  ["They don't have time.", 'They do not have time.'],
  ['It failed due to the fact that it rained.', 'It failed because it rained.'],
  ['In my opinion, I think it is true.', 'I think it is true.'],
  ['There are some people who believe it.', 'Some people believe it.'],
  ['He likes sports like tennis.', 'He likes sports such as tennis.'],
  ['They get more experience.', 'They gain more experience.'],
  ['This is a big problem.', 'This is a serious problem.'],
  ['It can reduce the traffic jam.', 'It can reduce congestion.'],
])('%s', (plain, better) => {
  expect(raised(plain)).toBe(better);
});

test('words for change belong to reports', () => {
  expect(raised('Sales went up a little.', 1)).toBe('Sales rose slightly.');
  expect(raised('Sales went down a lot.', 1)).toBe('Sales fell considerably.');
  expect(raised('Sales went up a little.', 2)).toBe('Sales went up a little.');
});

test.each([
  'It is a good idea.',
  'It is not necessary any more.',
  'We were stuck in a traffic jam.',
  'The rich people of the town left.',
  'She is a good example of it.',
  'Art is very important for people.',
  'It is not fair to them.',
  'The software is very useful.',
  'Ticket is increase very much.',
  'There are more and more cars.',
  'It is very expensive and very common.',
  'Rich people and poor people live there.',
  'It may get worse.',
  'She helps with the kids’ homework.',
  'There was a slightly a big difference.',
  'It helps a lot of villages.',
  'It did not change a lot.',
  'They sell different kinds of tea.',
  'It is good for children to read.',
  "Why don't we ask?",
])('leaves alone: %s', (right) => {
  expect(raised(right)).toBe(right);
});

describe('a wording beside which something is wrong', () => {
  const TEXT = "It doesn't sounds good. The plan is a very important reason for it.";
  const [short] = upgradesOf(readEssay(TEXT), 2).filter((one) => one.original === "doesn't");
  test.each([
    [undefined, true],
    [{ start: 11, end: 17, chance: 0.9 }, false],
    [{ start: 50, end: 55, chance: 0.9 }, true],
    [{ start: 3, end: 10, chance: 0.9 }, true],
  ])('%o: shown %s', (doubt, shown) => {
    expect(fitsBeside(TEXT, short!, doubt ? [doubt] : [])).toBe(shown);
  });

  test('is not offered where the offered word stands near it', () => {
    const one = {
      start: 35,
      end: 51,
      original: 'a very important',
      better: ['a vital'],
      explanation: { zh: '', en: '' },
    };
    expect(fitsBeside(TEXT, one)).toBe(true);
    expect(fitsBeside(`${TEXT} There are vital needs.`, one)).toBe(false);
  });
});
