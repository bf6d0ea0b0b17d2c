import { expect, test } from 'vitest';
import { LEVEL_CELLS, levelCells } from './level-cells.ts';

test.each([
  { loudness: 1, volume: 1, cells: LEVEL_CELLS, why: 'as loud as it gets' },
  { loudness: 1, volume: 0.5, cells: 9, why: 'half the volume' },
  { loudness: 0.5, volume: 0.5, cells: 5, why: 'a soft moment at half the volume' },
  { loudness: 1, volume: 0.01, cells: 1, why: 'what can be heard is seen' },
  { loudness: 1, volume: 0, cells: 0, why: 'a volume of nothing is silence' },
  { loudness: 0, volume: 1, cells: 0, why: 'before the sound fades in' },
])('$cells cells: $why', ({ loudness, volume, cells }) => {
  expect(levelCells(loudness, volume)).toBe(cells);
});
