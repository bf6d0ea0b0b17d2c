import { expect, test } from 'vitest';
import { chooseDrill, type DrillCandidate } from './choose-drill.ts';
import { courseOfType, recordTypeOf, skillOfRecordType, TRAINING_TYPE } from './courses.ts';
import { isOffered, minutesFor } from './item-kinds.ts';
import { firstAnswers, tallyByKind, tallySitting } from './result.ts';
import { isSelected, type Narrowed, selectionCounts } from './selected-keys.ts';
import { type Given, isSettled, settledCount, stillToAsk } from './sitting.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];
const said = (...given: string[]): Given[] =>
  given.map((one) => ({ item: one[0] ?? '', outcome: OUTCOME[one[1] ?? '+'] ?? 'right' }));
const OUTCOME: Record<string, Given['outcome']> = {
  ...{ '+': 'right', '-': 'wrong', '~': 'close', '?': 'kept', '/': 'skipped' },
};

test.each([
  { given: [], left: 'abcdef', why: 'nothing answered' },
  { given: ['a+', 'b+'], left: 'cdef', why: 'what is right does not come again' },
  { given: ['a-'], left: 'bcdaef', why: 'a wrong one comes back behind three others' },
  { given: ['a-', 'b+', 'c+', 'd+'], left: 'aef', why: 'and is then next' },
  { given: ['a~'], left: 'bcdef', why: 'a translation near the model is not asked for again' },
  { given: ['a/'], left: 'bcdef', why: 'who cannot speak here is not asked for it again' },
  { given: ['a?'], left: 'bcdef', why: 'an answer that waits for the network is not asked for again meanwhile' },
  { given: ['a-', 'a-', 'a-'], left: 'bcdef', why: 'three times are enough for one sitting' },
  {
    given: ['a+', 'b+', 'c+', 'd+', 'e+', 'f-'],
    left: 'f',
    why: 'the last one comes back at once: nothing else is left',
  },
  { given: ['c+', 'a+'], left: 'bdef', why: 'another tab answered in another order' },
  { given: ['a+', 'a-'], left: 'bcdaef', why: 'an answer that was marked late counts when it arrives' },
])('$given leaves $left: $why', ({ given, left }) => {
  expect(stillToAsk(six, said(...given)).join('')).toBe(left);
});

test('how far it is, is counted in items that need not come again', () => {
  expect(settledCount(six, said('a+', 'b-', 'c~'))).toBe(2);
  expect([isSettled('a', said('a-', 'a+')), isSettled('b', said('b-'))]).toEqual([true, false]);
  expect([isSettled('a', said('a/')), isSettled('b', said('b?'))]).toEqual([true, false]);
});

test('only the first answer to an item counts for the result', () => {
  const answers = said('a-', 'b+', 'a+', 'c~') as { item: string; outcome: 'right' | 'close' | 'wrong' }[];
  expect(firstAnswers(answers).map(({ item }) => item)).toEqual(['a', 'b', 'c']);
  expect(tallySitting(six, answers)).toEqual({ right: 1, close: 1, wrong: 1, skipped: 0, answered: 3, total: 6 });
  const items = six.map((key, at) => ({ key, do: at < 2 ? ('choose' as const) : ('fill' as const) }));
  expect(tallyByKind(items, answers)).toEqual([
    { kind: 'choose', right: 1, total: 2 },
    { kind: 'fill', right: 0, total: 4 },
  ]);
});

test('what cannot be answered here is not offered', () => {
  expect(isOffered('say', null)).toBe(true);
  expect(isOffered('dictate', null)).toBe(false);
  expect(isOffered('dictate', 'a.mp3')).toBe(true);
  expect(isOffered('choose', '')).toBe(false);
  expect(isOffered('choose', null)).toBe(true);
  expect(minutesFor(['choose', 'translate'])).toBe(2);
});

test('the courses and their records have the numbers of the specification', () => {
  expect(TRAINING_TYPE).toEqual({ writing: 1, reading: 2, listening: 3 });
  expect([courseOfType(1), courseOfType(2), courseOfType(3)]).toEqual(['writing', 'reading', 'listening']);
  expect(['listening', 'speaking', 'reading', 'writing'].map((one) => recordTypeOf(one as 'reading'))).toEqual([
    6, 7, 8, 9,
  ]);
  expect([6, 7, 8, 9].map((type) => skillOfRecordType(type as 6))).toEqual([
    'listening',
    'speaking',
    'reading',
    'writing',
  ]);
});

const candidate = (paper: number, n: number, last: DrillCandidate['last']): DrillCandidate => ({
  ...{ paper, n, last, key: `q${n}` },
});

test('a drill takes what was wrong first, then what was never seen, and keeps a paper together in its order', () => {
  const all = [
    ...[1, 2, 3].map((n) => candidate(1, n, 'right')),
    ...[4, 5, 6].map((n) => candidate(2, n, null)),
    ...[7, 9, 8].map((n) => candidate(3, n, n === 9 ? 'wrong' : null)),
  ];
  expect(chooseDrill(all, 4).map(({ n }) => n)).toEqual([9, 4, 5, 6]);
  expect(chooseDrill(all).map(({ n }) => n)).toEqual([7, 8, 9, 4, 5, 6]);
  expect(chooseDrill([candidate(1, 1, 'right')])).toEqual([]);
});

const sets: Narrowed[] = [
  { area: 'grammar', level: 5.5, state: 'new' },
  { area: 'grammar', level: 6, state: 'done' },
  { area: 'vocabulary', level: 6.5, state: 'new' },
];

test.each([
  { selected: [], found: 3, why: 'nothing chosen is everything' },
  { selected: ['area:grammar'], found: 2, why: 'one group' },
  { selected: ['area:grammar', 'area:vocabulary'], found: 3, why: 'choices of a group add up' },
  { selected: ['area:grammar', 'state:new'], found: 1, why: 'groups narrow each other' },
  { selected: ['level:7'], found: 1, why: '6.5 and above' },
  { selected: ['area:dictation'], found: 0, why: 'this course has none' },
])('$selected finds $found: $why', ({ selected, found }) => {
  expect(sets.filter((set) => isSelected(set, selected))).toHaveLength(found);
});

test('each choice says how many it would find under what is chosen in the other groups', () => {
  const [area, level, state] = selectionCounts(sets, ['state:new']);
  expect(area?.choices).toEqual([
    { key: 'area:grammar', count: 1 },
    { key: 'area:vocabulary', count: 1 },
  ]);
  expect(level?.choices.map(({ count }) => count)).toEqual([1, 0, 1]);
  expect(state?.choices).toEqual([
    { key: 'state:new', count: 2 },
    { key: 'state:open', count: 0 },
    { key: 'state:done', count: 1 },
  ]);
});
