import { expect, test } from 'vitest';
import { lessonType, skillOfType } from './course-types.ts';

test.each([
  { type: 1, skill: 'writing', played: 1 },
  { type: 2, skill: 'reading', played: 2 },
  { type: 3, skill: 'listening', played: 3 },
  { type: 4, skill: 'speaking', played: 4 },
  { type: 5, skill: null, played: 1 },
])('type $type is $skill and its lessons are played as $played', ({ type, skill, played }) => {
  expect([skillOfType(type), lessonType(type)]).toEqual([skill, played]);
});
