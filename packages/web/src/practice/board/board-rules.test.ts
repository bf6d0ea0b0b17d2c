import { expect, test } from 'vitest';
import { NEW_BOARD, readBoard, withPicture } from './board-rules.ts';

test('a new board has the pen of the specification: black, 2 wide, eraser 3', () => {
  expect(readBoard(null)).toEqual({ color: '#000000', type: 'pen', lineWidth: 2, eraserWidth: 3, imageData: '' });
});

test.each([
  { stored: 'not json', why: 'half a file' },
  {
    stored: '{"color":"url(evil)","type":"spray","lineWidth":-1,"imageData":"https://elsewhere/x.png"}',
    why: 'nonsense',
  },
])('$why gives a new board', ({ stored }) => {
  expect(readBoard(stored)).toEqual(NEW_BOARD);
});

test('what was drawn and chosen is there again', () => {
  const board = {
    color: '#264788',
    type: 'line' as const,
    lineWidth: 4,
    eraserWidth: 20,
    imageData: 'data:image/png;base64,AA',
  };
  expect(readBoard(JSON.stringify(board))).toEqual(board);
});

test('the last twenty strokes can be taken back', () => {
  const past = Array.from({ length: 30 }, (_, at) => String(at)).reduce<string[]>(
    (before, picture) => withPicture(before, picture),
    [],
  );
  expect(past).toHaveLength(20);
  expect(past.at(-1)).toBe('29');
});
