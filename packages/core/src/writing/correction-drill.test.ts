import { expect, test } from 'vitest';
import { correctionDrill, isCorrected } from './correction-drill.ts';

const text = 'Cars is bad. We discuss about the problem. he went to school. I like music very.';
const drillOf = (words: string, replacement: string, at = text.indexOf(words)) => {
  const drill = correctionDrill(text, { start: at, end: at + words.length }, [replacement]);
  if (!drill) throw new Error('no drill');
  return drill;
};

test.each([
  { drill: drillOf('is', 'are'), marked: 'is', answer: 'are', why: 'one word for another' },
  { drill: drillOf('about ', ''), marked: 'discuss about the', answer: 'discuss the', why: 'a word too many' },
  {
    drill: drillOf('', ' much', text.indexOf(' very') + 5),
    marked: 'very.',
    answer: 'very much.',
    why: 'a word is missing',
  },
])('$why: "$marked" should read "$answer"', ({ drill, marked, answer }) => {
  expect(drill.sentence.slice(drill.start, drill.end)).toBe(marked);
  expect(drill.answers).toEqual([answer]);
});

test.each([
  { given: 'ARE', right: true, why: 'capitals do not matter here' },
  { given: ' are ', right: true, why: 'nor do spaces' },
  { given: 'is', right: false, why: 'as it was' },
  { given: '', right: false, why: 'nothing' },
])('"$given" for "is → are" is $right: $why', ({ given, right }) => {
  expect(isCorrected(given, drillOf('is', 'are'))).toBe(right);
});

test('where only the capital was wrong, the capital decides', () => {
  const drill = drillOf('he', 'He');
  expect([isCorrected('he', drill), isCorrected('He', drill)]).toEqual([false, true]);
});
