import { expect, test } from 'vitest';
import { readAnnotations } from './annotations.ts';

const highlight = { id: 'a', block: '31/p/A', start: 3, end: 9, ink: 2, note: 'why?' };

test.each([
  { stored: { highlights: [highlight], flags: [4], scratch: 'x' }, why: 'as the page stores it' },
  { stored: { marks: [highlight], flags: [4], scratch: 'x' }, why: 'as earlier versions of the page stored it' },
  {
    stored: { highlights: [highlight, { ...highlight, end: 3 }, null], flags: [4, 'x'], scratch: 'x', more: 1 },
    why: 'with parts that are not valid',
  },
])('annotations are read $why', ({ stored }) => {
  expect(readAnnotations(stored)).toEqual({ highlights: [highlight], flags: [4], scratch: 'x' });
});

test.each([undefined, null, 'x', 5, { marks: 'x' }])('%j holds no annotations', (stored) => {
  expect(readAnnotations(stored)).toEqual({ highlights: [], flags: [], scratch: '' });
});
