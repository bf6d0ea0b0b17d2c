import { describe, expect, test } from 'vitest';
import { avatarProblem, middleSquare } from './avatar-picture.ts';

const MB = 1024 * 1024;

describe('a picture for the avatar', () => {
  test.each([
    { type: 'image/png', size: 2 * MB, problem: null, why: 'exactly the limit' },
    { type: 'image/webp', size: 1, problem: null, why: 'small' },
    { type: 'image/jpeg', size: 2 * MB + 1, problem: 'avatarSize', why: 'one byte over' },
    { type: 'image/gif', size: 10, problem: 'avatarKind', why: 'moving pictures are not taken' },
    { type: 'image/svg+xml', size: 10, problem: 'avatarKind', why: 'a drawing may carry a script' },
    { type: '', size: 10, problem: 'avatarKind', why: 'nobody knows what it is' },
  ])('$type of $size bytes: $problem, $why', ({ type, size, problem }) => {
    expect(avatarProblem({ type, size })).toBe(problem);
  });

  test.each([
    { width: 800, height: 600, square: { x: 100, y: 0, side: 600 } },
    { width: 600, height: 801, square: { x: 0, y: 101, side: 600 } },
    { width: 10, height: 10, square: { x: 0, y: 0, side: 10 } },
  ])('the middle of $width × $height is used', ({ width, height, square }) => {
    expect(middleSquare(width, height)).toEqual(square);
  });
});
