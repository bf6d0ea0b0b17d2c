import { expect, test } from 'vitest';
import { haloFirst } from './halo-first.ts';
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

test('the letters of a label with a pale outline are written once more on top of it', () => {
  const halo = 'stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';
  const svg = `<svg><text x="1" y="2">plain</text><text x="3" ${halo} fill="#000">18</text></svg>`;
  expect(haloFirst(svg)).toBe(
    `<svg><text x="1" y="2">plain</text><text x="3" ${halo} fill="#000">18</text><text x="3" fill="#000">18</text></svg>`,
  );
});
