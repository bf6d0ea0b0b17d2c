import { expect, test } from 'vitest';
import { runsOf } from './pdf-text.ts';

test.each([
  { text: 'rised → rose', runs: ['rised ', '→ ', 'rose'], why: 'no Latin face has an arrow' },
  {
    text: '拼写：themself → themselves。',
    runs: ['拼写：', 'themself ', '→ ', 'themselves', '。'],
    why: 'nor beside Chinese',
  },
  { text: 'a café – “open”', runs: ['a café – “open”'], why: 'accents, dashes and quotes stay in the line' },
  { text: 'well 😀 done', runs: ['well ', '□ ', 'done'], why: 'a box is drawn by a face that has it' },
])('$why: $text', ({ text, runs }) => {
  expect(runsOf(text).map((run) => run.text)).toEqual(runs);
  expect(runsOf(text).find((run) => /[→□]/.test(run.text))?.chinese ?? true).toBe(true);
});
