import { expect, test } from 'vitest';
import { recordArea } from './record-area.ts';

test.each([
  { path: '/listening-list', area: 'listening', why: 'a list of papers' },
  { path: '/writing-list-next/2', area: 'writing', why: 'the menu may name the task' },
  { path: '/training-collection', area: 'training', why: 'the path of menu item 28' },
  { path: '/course', area: 'course', why: 'courses are learnt' },
  { path: '/history/reading/1', area: null, why: 'a history has no record of its own' },
  { path: '/', area: null, why: 'home is no practice' },
])('$path: $why', ({ path, area }) => {
  expect(recordArea(path)).toBe(area);
});
