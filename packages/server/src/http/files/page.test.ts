import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPage } from '#start/compress-page.ts';
import { openTestApp, type TestApp } from '#testing/app.ts';

let site: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-page-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>Ninefold</title>${'<p>九阶</p>'.repeat(200)}`);
  await writeFile(join(folder, 'assets/start-abc.js'), `export const x = ${JSON.stringify('band '.repeat(1000))}`);
  await writeFile(join(folder, '.built-from'), 'secret');
  await compressPage(folder);
  site = await openTestApp({ workers: false, pageFolder: folder });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, encoding = 'br, gzip') => site.app.inject({ url, headers: { 'accept-encoding': encoding } });

test('built files are kept for a year and come compressed as the browser likes', async () => {
  const brotli = await get('/assets/start-abc.js');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotli.headers['content-type']).toContain('javascript');
  expect((await get('/assets/start-abc.js', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('/assets/start-abc.js', 'identity')).body).toContain('band band');
});

test('what has no compressed copy yet, because the start has just built it, comes compressed all the same', async () => {
  await writeFile(join(folder, 'assets/new-abc.js'), `export const x = ${JSON.stringify('band '.repeat(1000))}`);
  expect((await get('/assets/new-abc.js')).headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await compressPage(folder);
  const { headers, rawPayload } = await get('/assets/new-abc.js');
  expect(headers['content-length']).toBe(String(rawPayload.length));
});

test('the page itself is asked for each time, so that a new version is seen at once', async () => {
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

test('nothing outside the page is served, and an unknown path leads home', async () => {
  for (const url of ['/.built-from', '/assets/%2e%2e/%2e%2e/package.json', '/../settings.ts'])
    expect([302, 403, 404], url).toContain((await get(url)).statusCode);
  expect((await get('/some/old/link')).headers.location).toBe('/');
});
