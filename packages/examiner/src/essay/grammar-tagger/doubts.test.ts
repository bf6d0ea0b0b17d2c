import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEssay } from '../text/essay-text.ts';
import { openTools, WEIGHTS } from '../tools.ts';
import { type GrammarTagger, openGrammarTagger } from './tagger.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let tagger: GrammarTagger;
beforeAll(async () => {
  const { pieces, spelling } = openTools();
  tagger = (await openGrammarTagger(WEIGHTS, pieces, spelling))!;
});
afterAll(() => tagger.close());

const doubtsIn = async (text: string): Promise<string[]> =>
  (await tagger.read(readEssay(text).sentences)).doubts.map(({ start, end }) => text.slice(start, end));

test.each([
  'People who live alone cook less often than families do.',
  'The price of a ticket rose from 40 to 60 euros in ten years.',
])('a sound sentence leaves no doubt: %s', async (text) => {
  expect(await doubtsIn(text)).toEqual([]);
});

test.each([
  ['Trees are tall. He have gone to school.', 'have'],
  // A word that is missing is missed behind the word before.
  ['It plays important role in society.', 'plays'],
  ['The trips was only short.', 'was'],
])('a doubt is a place in the text: %s', async (text, word) => {
  expect(await doubtsIn(text)).toContain(word);
});

test('a sentence too long to be read is doubtful as a whole', async () => {
  const text = `${'and then it rained '.repeat(40)}again.`;
  expect(await doubtsIn(text)).toEqual([text]);
});
