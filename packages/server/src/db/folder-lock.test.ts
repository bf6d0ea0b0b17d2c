import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from '#testing/child.ts';
import { lockFolder } from './folder-lock.ts';

const child = (name: string) => join(import.meta.dirname, 'children', name);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ninefold-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const editLock = (change: object) => {
  const file = join(folder, 'lock');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};

test('a folder in use is refused in one sentence with the process and the file, and free again after release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `DATA_DIR ${folder} is in use by process ${process.pid} (lock: ${join(folder, 'lock')}); stop it first or set DATA_DIR`,
  );
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder)).release();
});

test('another process is refused while the owner lives, and takes over after it was killed with -9', async () => {
  const owner = await startChild(child('hold-folder.ts'), [folder]);
  await owner.said('held');
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${owner.pid}`);
  await owner.kill();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a number that went to a stranger does not keep the folder shut', async () => {
  const lock = await lockFolder(folder);
  editLock({ started: 'tick 1 of another life' });
  const next = await lockFolder(folder);
  lock.release();
  await expect(lockFolder(folder), 'the old owner may not release what is no longer its own').rejects.toThrow('in use');
  next.release();
});

test('an owner in another container counts as alive as long as its heart beats', async () => {
  const lock = await lockFolder(folder);
  editLock({ where: 'elsewhere pid:[1]', pid: 1 });
  const beat = setInterval(() => utimesSync(join(folder, 'lock'), new Date(), new Date()), 50);
  await expect(lockFolder(folder, { watchMs: 2000 })).rejects.toThrow('in use by process 1');
  clearInterval(beat);
  (await lockFolder(folder, { watchMs: 500 })).release();
  lock.release();
});

test('a lock that cannot be read is watched for a while and then replaced', async () => {
  writeFileSync(join(folder, 'lock'), '');
  const lock = await lockFolder(folder, { watchMs: 500 });
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  lock.release();
});

test('of many processes that find a dead owner at the same moment, exactly one takes over', async () => {
  const owner = await startChild(child('hold-folder.ts'), [folder]);
  await owner.said('held');
  await owner.kill();
  const at = String(Date.now() + 4000);
  const racers = await Promise.all(
    Array.from({ length: 6 }, () => startChild(child('race-for-folder.ts'), [folder, at])),
  );
  await expect.poll(() => racers.filter((racer) => racer.lines.length).length).toBe(6);
  expect(racers.map((racer) => racer.lines[0]).sort()).toEqual([...Array(5).fill('refused'), 'won']);
  await Promise.all(racers.map((racer) => racer.kill()));
});
