import { expect, test } from 'vitest';
import { readingsInLine } from './in-line.ts';

/** Works that end when they are told to, and how many of them had begun at once. */
function works(count: number) {
  const ends: (() => void)[] = [];
  let begun = 0;
  const all = Array.from({ length: count }, (_, at) => async () => {
    begun += 1;
    await new Promise<void>((end) => ends.push(end));
    return at;
  });
  return { all, begun: () => begun, endOne: () => ends.shift()?.() };
}

test('on the one connection of the embedded database a class is put down one after the other', async () => {
  const inLine = readingsInLine('embedded');
  const { all, begun, endOne } = works(3);
  const done = Promise.all(all.map(inLine));
  for (const so of [1, 2, 3]) {
    await expect.poll(begun).toBe(so);
    endOne();
  }
  expect(await done).toEqual([0, 1, 2]);
});

test('on PostgreSQL a store that does not answer one learner holds up nobody else', async () => {
  const inLine = readingsInLine('postgres');
  void inLine(() => new Promise(() => {}));
  expect(await inLine(async () => 'put down')).toBe('put down');
});

test('a reading that fails lets the next one in', async () => {
  const inLine = readingsInLine('embedded');
  await expect(inLine(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await inLine(async () => 'put down')).toBe('put down');
});
