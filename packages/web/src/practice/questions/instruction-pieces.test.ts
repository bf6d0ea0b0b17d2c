import { expect, test } from 'vitest';
import { instructionPieces } from './instruction-pieces.ts';

test.each([
  { text: 'Write ONE WORD AND/OR A NUMBER for each answer.', strong: ['ONE WORD AND/OR A NUMBER'] },
  { text: 'Write A NUMBER for each answer.', strong: ['NUMBER'] },
  { text: 'Choose TRUE, FALSE or NOT GIVEN.', strong: ['TRUE', 'FALSE', 'NOT GIVEN'] },
  { text: 'Choose TWO letters.', strong: ['TWO'] },
  { text: 'Choose the correct letter, A–G.', strong: [] },
])('$text', ({ text, strong }) => {
  const pieces = instructionPieces(text);
  expect(pieces.filter((piece) => piece.strong).map((piece) => piece.text)).toEqual(strong);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
