import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { expect, test } from 'vitest';
import { missedWords } from './missed-words.ts';

type Lost = { answer: string; interaction?: string; right?: number; given?: string };

/** As much of a result as is looked at. */
function resultOf(lost: readonly Lost[]): Result {
  const papers = [
    {
      id: 7,
      groups: lost.map(({ interaction = 'gap' }, n) => ({ interaction, questions: [{ key: `q${n}`, n: [n + 1] }] })),
    },
  ];
  const questions = lost.map(({ answer, right = 0, given = 'x' }, n) => ({
    ...{ key: `7.q${n}`, paper_id: 7, group: n, right, total: 1, checked: 0, answer: [answer] },
    ...{ given: given === '' ? [] : [given], evidence: [{ quote: `Here is ${answer}.` }] },
    marks: [{ n: n + 1, right, reason: right ? '' : given === '' ? 'BLANK' : 'SPELLING' }],
  }));
  return { attempt: { papers }, questions: questions as unknown as QuestionResult[] } as unknown as Result;
}

test.each([
  { lost: { answer: 'reservoir' }, word: 'reservoir', why: 'spelt wrong' },
  { lost: { answer: 'reservoir', given: '' }, word: 'reservoir', why: 'left blank' },
  { lost: { answer: 'colour|color' }, word: 'colour', why: 'the first of two spellings' },
  { lost: { answer: '(the) river bank' }, word: 'river bank', why: 'without what may be left out' },
  { lost: { answer: '45 pounds' }, word: null, why: 'a number is no word' },
  { lost: { answer: 'B', interaction: 'choice' }, word: null, why: 'nothing was written' },
  { lost: { answer: 'reservoir', right: 1 }, word: null, why: 'it was right' },
])('a word to keep from a gap: $why', ({ lost, word }) => {
  expect(missedWords(resultOf([lost])).map((one) => one.word)).toEqual(word ? [word] : []);
});

test('a word that was missed twice is offered once, with its sentence and its paper', () => {
  expect(missedWords(resultOf([{ answer: 'Tide' }, { answer: 'tide' }]))).toEqual([
    { word: 'Tide', sentence: 'Here is Tide.', paperId: 7 },
  ]);
});
