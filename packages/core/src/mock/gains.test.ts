import { expect, test } from 'vitest';
import { mockGains } from './gains.ts';

const type = (name: string, right: number, total: number, blank = 0) => ({ type: name, right, blank, total });

test('the three largest losses come first, whichever paper they are in', () => {
  const papers = [
    { skill: 'listening' as const, types: [type('form', 9, 10), type('map', 2, 6)] },
    { skill: 'reading' as const, types: [type('headings', 1, 7), type('tfng', 5, 8)] },
  ];
  expect(mockGains(papers, [])).toEqual([
    { what: 'type', skill: 'reading', type: 'headings', lost: 6, total: 7 },
    { what: 'type', skill: 'listening', type: 'map', lost: 4, total: 6 },
    { what: 'type', skill: 'reading', type: 'tfng', lost: 3, total: 8 },
  ]);
});

test('what was left empty is one thing of its own and is not counted with its types', () => {
  const papers = [{ skill: 'reading' as const, types: [type('headings', 3, 8, 4), type('tfng', 4, 9, 5)] }];
  expect(mockGains(papers, [])).toEqual([{ what: 'blank', skill: 'reading', lost: 9 }]);
});

test('one wrong answer says nothing about a type', () => {
  expect(mockGains([{ skill: 'reading', types: [type('tfng', 7, 8)] }], [])).toEqual([]);
});

test('the criterion furthest behind, and task 2 before task 1', () => {
  const bands = { tr: 5, cc: 6, lr: 6, gra: 6 };
  const gains = mockGains(
    [],
    [
      { task: 1, target: 6.5, bands },
      { task: 2, target: 6.5, bands },
    ],
  );
  expect(gains[0]).toEqual({ what: 'criterion', skill: 'writing', task: 2, criterion: 'tr', band: 5 });
  expect(gains).toHaveLength(3);
});

test('whoever reached the target everywhere is told nothing', () => {
  expect(mockGains([], [{ task: 2, target: 6, bands: { tr: 7, cc: 7, lr: 7, gra: 7 } }])).toEqual([]);
});
