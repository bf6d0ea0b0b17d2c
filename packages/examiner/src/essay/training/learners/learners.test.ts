import { describe, expect, test } from 'vitest';
import { SIGNS, type SpellingSigns } from '../../comment/slips/spelling-signs.ts';
import { answerTo } from './agreement.ts';
import { fitOdds } from './fit-odds.ts';
import { isSameWord } from './same-word.ts';

const change = (source: string, original: string, replacement: string) => {
  const start = source.indexOf(original);
  return { start, end: start + original.length, replacement };
};

describe('how an annotator answered a correction', () => {
  test.each([
    ['He go home.', 'go', 'goes', 'He goes home.', true, true, 'the same word'],
    ['He go home.', 'go', 'goes', 'He went home.', true, false, 'another word'],
    ['He go home.', 'go', 'goes', 'He go home.', false, false, 'left as it was'],
    ['He lives in UK now.', 'UK', 'the UK', 'He lives in the UK now.', true, true, 'a word put in'],
    ['He lives in UK now.', 'UK', 'the UK', 'He lives in a UK now.', true, false, 'another word put in'],
    ['We discuss about it.', ' about', '', 'We discuss it.', true, true, 'a word left out'],
    ['its good', 'its', "it's", "It's good.", true, true, 'the capital is another matter'],
    ['i think so', 'i', 'I', 'I think so', true, true, 'only the capital'],
    ['I like the colur.', 'colur', 'colour', 'I like the color.', true, true, 'American spelling'],
    ['He say it, he say it.', 'say', 'says', 'He says it, he say it.', true, true, 'the first of two'],
  ])('%s %s > %s, annotated "%s": touched %s, agreed %s (%s)', (source, original, by, target, touched, agreed) => {
    expect(answerTo(source, target, change(source, original, by))).toEqual({ touched, agreed });
  });
});

test.each<[string, string, string, boolean | undefined, string]>([
  ['She received a letter.', 'recieve', 'receive', true, 'a form of it'],
  ['She likes the colors.', 'colurs', 'colours', true, 'American spelling'],
  ['I wrote an essay.', 'eassy', 'easy', false, 'another word, spelt alike'],
  ['He lives in Fooland.', 'fooland', 'footland', false, 'the word was right'],
  ['All of it was rewritten.', 'goverment', 'government', undefined, 'nothing like it is left'],
])('%s: %s > %s %s (%s)', (target, typed, right, same, _why) => expect(isSameWord(target, typed, right)).toBe(same));

test('the odds learn which sign tells', () => {
  const signs = (known: number, slip: number): SpellingSigns => ({
    ...(Object.fromEntries(SIGNS.map((one) => [one, 0])) as SpellingSigns),
    known,
    slip,
  });
  const examples = Array.from({ length: 40 }, (_, i) => ({
    essay: `${i}`,
    signs: signs(i % 2, i % 3),
    right: i % 2 === 1 || i % 5 === 0,
  }));
  const weights = fitOdds(examples);
  expect(weights.known).toBeGreaterThan(1);
  expect(Math.abs(weights.slip)).toBeLessThan(0.5);
  expect(weights.rare).toBe(0);
});
