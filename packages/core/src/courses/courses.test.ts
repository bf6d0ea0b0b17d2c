import { expect, test } from 'vitest';
import { isOwned, lessonStates, mayTake, packageType, relationIdOf, skillOfCourse } from './courses.ts';

test.each([
  { types: [4], is: 4, why: 'one course' },
  { types: [2, 2], is: 2, why: 'two of one skill' },
  { types: [1, 3], is: 5, why: 'several skills' },
  { types: [], is: 5, why: 'nothing to tell by' },
])('a package of courses $types is of type $is: $why', ({ types, is }) => {
  expect(packageType(types)).toBe(is);
});

test('no two pairs of package and course share a number', () => {
  const seen = new Set<number>();
  for (let p = 1; p <= 60; p++) for (let c = 1; c <= 60; c++) seen.add(relationIdOf(p, c));
  expect(seen.size).toBe(3600);
  expect(Number.isSafeInteger(relationIdOf(10_000_000, 10_000_000))).toBe(true);
});

test.each([
  { access: 'free', type: 2, vip: [], may: true, why: 'free is free' },
  { access: 'vip', type: 2, vip: [], may: false, why: 'reading’s membership is missing' },
  { access: 'vip', type: 2, vip: ['writing'], may: false, why: 'each skill checks its own' },
  { access: 'vip', type: 2, vip: ['reading'], may: true, why: 'it was bought' },
  { access: 'vip', type: 4, vip: ['writing'], may: true, why: 'speaking is not sold: any membership opens it' },
  { access: 'vip', type: 5, vip: [], may: false, why: 'no membership at all' },
] as const)('a $access course of type $type with $vip may be taken: $may ($why)', ({ access, type, vip, may }) => {
  expect(mayTake(access, type, vip)).toBe(may);
});

const stranger = { last_time: 0, own_organisation: 0, access: 'free', type_id: 2 } as const;
test.each([
  { change: {}, vip: [], owned: false, why: 'what is free for all is nobody’s own' },
  { change: { last_time: 1_800_000_000 }, vip: [], owned: true, why: 'it was begun' },
  { change: { own_organisation: 1 }, vip: [], owned: true, why: 'it is their school’s' },
  { change: { access: 'vip' }, vip: ['writing'], owned: false, why: 'another skill’s membership does not open it' },
  { change: { access: 'vip' }, vip: ['reading'], owned: true, why: 'their membership opens it' },
] as const)('a package is owned: $owned, because $why', ({ change, vip, owned }) => {
  expect(isOwned({ ...stranger, ...change }, vip)).toBe(owned);
});

const lesson = (done: boolean, open = true) => ({ done, open });
test.each([
  {
    lessons: [lesson(false), lesson(false)],
    is: [
      [1, 1],
      [1, 0],
    ],
    why: 'it begins with the first',
  },
  {
    lessons: [lesson(true), lesson(false), lesson(false)],
    is: [
      [2, 0],
      [1, 1],
      [1, 0],
    ],
    why: 'and goes on with the next',
  },
  {
    lessons: [lesson(false), lesson(true)],
    is: [
      [1, 1],
      [2, 0],
    ],
    why: 'a gap is filled first',
  },
  {
    lessons: [lesson(true), lesson(true)],
    is: [
      [2, 0],
      [2, 0],
    ],
    why: 'all done: nothing is next',
  },
  {
    lessons: [lesson(false, false), lesson(false, false)],
    is: [
      [1, 1],
      [0, 0],
    ],
    why: 'the first can be tried without membership',
  },
  {
    lessons: [lesson(true, false), lesson(false, false)],
    is: [
      [2, 0],
      [0, 0],
    ],
    why: 'then the rest is locked',
  },
])('$why', ({ lessons, is }) => {
  expect(lessonStates(lessons).map(({ status, next }) => [status, next])).toEqual(is);
});

test('a course practises its skill, and one of several no skill in particular', () => {
  expect([1, 2, 3, 4, 5, 9].map(skillOfCourse)).toEqual([
    ...['writing', 'reading', 'listening', 'speaking', undefined, undefined],
  ]);
});
