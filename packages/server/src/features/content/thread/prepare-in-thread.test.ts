import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewrite, schoolPack } from '../content.testing.ts';
import { preparePack } from '../prepare-pack.ts';
import { prepareInThread } from './prepare-in-thread.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-thread-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a pack comes out of the thread as it would have without one', async () => {
  const source = await schoolPack(folder, 'school-pack');
  const { fileOf, ...pack } = await prepareInThread(source);
  const { fileOf: expectedFileOf, ...expected } = await preparePack(source);
  expect(pack).toEqual(expected);
  expect(fileOf('dry-stone-walls')).toBe(expectedFileOf('dry-stone-walls'));
});

test('what is no pack is refused in its own words, and so is one that takes too long', async () => {
  const source = await schoolPack(folder, 'broken-pack');
  const late = prepareInThread(source, { seconds: 0, megabytes: 256 });
  await expect(late).rejects.toMatchObject({
    complaints: [{ what: expect.stringContaining('takes longer than 0 s') }],
  });
  // One is checked and four wait: however often the button is pressed, no more memory is taken than for one.
  const presses = await Promise.allSettled(
    Array.from({ length: 6 }, () => prepareInThread(source, { seconds: 0, megabytes: 256 })),
  );
  const names = presses.map((press) => (press.status === 'rejected' ? (press.reason.error ?? 'refused') : 'done'));
  expect(names).toEqual([...Array.from({ length: 5 }, () => 'refused'), 'too_many_requests']);
  await rewrite(source, 'pack.yaml', ({ id: _, ...rest }) => rest);
  await expect(prepareInThread(source)).rejects.toMatchObject({ complaints: [{ file: 'pack.yaml' }] });
});
