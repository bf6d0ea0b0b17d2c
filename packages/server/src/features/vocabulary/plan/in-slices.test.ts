import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

function* busyFor(steps: number, ms: number) {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    yield;
  }
  return 'done';
}

test('others have their turn while something long goes on', async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  expect(await inSlices(busyFor(40, 5))).toBe('done');
  clearInterval(others);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('what fails is not swallowed', async () => {
  function* failing() {
    yield;
    throw new Error('no such day');
  }
  await expect(inSlices(failing())).rejects.toThrow('no such day');
});
