import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PEAKS, rewrite, SOUND, schoolPack } from './features/content/content.testing.ts';
import { preview as runPreview, tellRefusal } from './run-preview.ts';
import { remoteVisitor } from './testing/remote.ts';

/** `npm run content -- preview` as an author types it, without the page. */
const CLI = join(import.meta.dirname, '../../content/src/cli.ts');
const folder = mkdtempSync(join(tmpdir(), 'ninefold-author-'));
let pack: string;
beforeAll(async () => {
  pack = await schoolPack(folder, 'author-pack');
  // A draft with a fault, beside a file that cannot be read: an author looks at work in progress.
  await rewrite(pack, 'listening/bike-repair-course.yaml', (doc) => ({ ...doc, status: 'draft', topic: 'nonsense' }));
  await rewrite(pack, 'writing/public-libraries.yaml', (doc) => ({ ...doc, prompt: 7 }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function preview(id: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, 'preview', pack, id], {
    env: { ...process.env, SERVE_PAGE: 'off', PORT: '0', TMPDIR: folder },
    // Ctrl-C reaches a whole group.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const exited = new Promise<number | null>((done) => child.once('close', done));
  return { said: () => said, exited, ctrlC: () => process.kill(-(child.pid ?? 0), 'SIGINT') };
}

test('a draft opens in the real player with its recording, its faults are told, and Ctrl-C leaves nothing', async () => {
  const { said, exited, ctrlC } = preview('bike-repair-course');
  await expect.poll(said, { timeout: 150_000, interval: 100 }).toContain('Ctrl-C ends it');
  const [, url = '', id] = /(http:\S+)\/#\/listening\/(\d+)/.exec(said()) ?? [];
  expect(said()).toContain('nonsense is neither a topic');
  const guest = remoteVisitor(url);
  await guest.api.student.getTouristToken();
  const { papers } = await guest.api.listening.getPaper({ id: Number(id) });
  expect(papers[0]).toMatchObject({
    audio: { url: `/content/author-pack/${SOUND}`, peaks_url: `/content/author-pack/${PEAKS}` },
  });
  ctrlC();
  expect(await exited).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith('ninefold-'))).toEqual([]);
});

test('an item that is not there ends the command with 1', async () => {
  const { said, exited } = preview('nothing-like-it');
  expect(await exited).toBe(1);
  expect(said()).toContain('there is no such item in the pack');
  expect(said()).not.toContain('    at ');
});

test.each([
  { id: 'articles-1', says: 'training has no page of its own yet' },
  { id: 'public-libraries', says: 'writing/public-libraries.yaml at prompt' },
])('$id cannot be opened, and the author is told why', async ({ id, says }) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = await runPreview([pack, id]).then(
    () => 'it was opened',
    (refusal: unknown) => refusal,
  );
  tellRefusal(error);
  const said = told.mock.calls.flat().map(String).join('\n');
  expect(said).toContain(says);
  expect(said).not.toContain('    at ');
});
