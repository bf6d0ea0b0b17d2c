import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MP3 } from '#testing/small-files.ts';
import { answerErrors } from '../errors.ts';
import { recordingsRoutes } from './recordings.ts';

const FILES = ['one.mp3', 'page.html', 'cover.svg'];
let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  answerErrors(app);
  app.addHook('onRequest', async (request) => {
    request.caller = { identity: request.headers['x-test-user'] ? { userId: 1, role: 'tourist' } : null } as never;
  });
  recordingsRoutes(app, async (who, pack, path) =>
    who && pack === 'own' && FILES.includes(path)
      ? {
          size: MP3.length,
          etag: '"one"',
          stream: async ({ start, end } = { start: 0, end: MP3.length - 1 }) =>
            Readable.from([MP3.subarray(start, end + 1)]),
        }
      : null,
  );
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'x-test-user': '1', ...headers } });

test('whole, as sound, to be kept a day by this browser alone', async () => {
  const reply = await get('/content/own/one.mp3');
  expect(reply.rawPayload).toEqual(MP3);
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  const again = await get('/content/own/one.mp3', { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
  const head = await get('/content/own/one.mp3', {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(MP3.length), '']);
});

test.each([
  { range: 'bytes=10-19', status: 206, says: `bytes 10-19/${MP3.length}`, length: 10 },
  {
    range: `bytes=${MP3.length - 5}-`,
    status: 206,
    says: `bytes ${MP3.length - 5}-${MP3.length - 1}/${MP3.length}`,
    length: 5,
  },
  { range: `bytes=${MP3.length}-`, status: 416, says: `bytes */${MP3.length}`, length: 0 },
])('a part of it: $range', async ({ range, status, says, length }) => {
  const reply = await get('/content/own/one.mp3', { range });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-range']).toBe(says);
  expect(reply.rawPayload).toHaveLength(length);
});

test.each([
  ['/content/own/none.mp3', 'a file that is not there'],
  ['/content/own/page.html', 'what is no recording'],
  ['/content/other/one.mp3', 'another pack'],
  ['/content/own/..%2f..%2fetc%2fpasswd.mp3', 'a way out of the folder'],
  ['/content/own/', 'the folder itself'],
])('not found: %s (%s)', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a drawing is a picture, never a page that could do something', async () => {
  const { headers } = await get('/content/own/cover.svg');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('without a session nothing is heard', async () => {
  expect((await app.inject({ url: '/content/own/one.mp3' })).statusCode).toBe(404);
});
