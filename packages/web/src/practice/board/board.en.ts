import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './board.zh.ts';

export const text = {
  board: 'Drawing board',
  canvas: 'Sketch here',
  tools: 'Drawing tools',
  pen: 'Pen',
  line: 'Line',
  eraser: 'Eraser',
  width: 'Width {width}',
  black: 'Black',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  undo: 'Undo',
  clear: 'Clear the board',
  close: 'Close the board',
} as const satisfies Sentences<typeof zh>;
