import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#app-error.ts';
import type { Database } from '#db/db.ts';
import { removeFile, saveFile } from '#storage/files.service.ts';
import { localStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import { openTestDatabase } from '#testing/database.ts';
import { PNG, WAV } from '#testing/small-files.ts';
import { answerErrors } from '../errors.ts';
import { securityHeaders } from '../security-headers.ts';
import { filesRoutes } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-files-'));
let db: Database;
let app: FastifyInstance;
let storage: Storage;
let [owner, other] = [0, 0];
let recording: string;
let avatar: string;

beforeAll(async () => {
  db = await openTestDatabase();
  storage = localStorage({ DATA_DIR: folder });
  const rows = await db.query<{ id: number }>("insert into users (role) values ('student'), ('tourist') returning id");
  [owner = 0, other = 0] = rows.map((row) => row.id);
  recording = (await saveFile({ storage }, db, { ownerId: owner, purpose: 'recording', bytes: WAV })).url;
  avatar = (await saveFile({ storage }, db, { ownerId: owner, purpose: 'avatar', bytes: PNG })).url;
  app = Fastify();
  answerErrors(app);
  await securityHeaders(app, false);
  filesRoutes(app, { db, storage }, async ({ headers }) =>
    headers['x-test-user'] ? { userId: Number(headers['x-test-user']), role: 'student' } : null,
  );
});
afterAll(async () => {
  await app.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, user: number, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { ...headers, ...(user && { 'x-test-user': String(user) }) } });

describe('GET /files/:name', () => {
  test('gives the owner the file, as what it is and nothing else', async () => {
    const reply = await get(recording, owner);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(WAV);
    const name = recording.slice('/files/'.length);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(WAV.length),
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      etag: `"${name}"`,
    });
  });

  const STRANGERS = [
    { who: 'another learner', user: () => other, url: () => recording },
    { who: 'somebody without a session', user: () => 0, url: () => recording },
    { who: 'somebody without a session, at an avatar', user: () => 0, url: () => avatar },
    { who: 'the owner, at a name that does not exist', user: () => owner, url: () => `/files/${'0'.repeat(32)}.png` },
    { who: 'the owner, with a path', user: () => owner, url: () => '/files/..%2f..%2fsecret.key' },
  ];
  test.each(STRANGERS)('says 404 in the usual words to $who, and nothing keeps that answer', async ({ user, url }) => {
    const reply = await get(url(), user(), { 'if-none-match': '*', range: 'bytes=0-1' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 404, msg: '没有找到', data: null, error: 'not_found' });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers.etag).toBeUndefined();
  });

  test('shows an avatar to everybody with a session', async () => {
    expect((await get(avatar, other)).rawPayload).toEqual(PNG);
  });

  test('answers HEAD with the same headers and no bytes', async () => {
    const reply = await get(recording, owner, {}, 'HEAD');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'audio/wav', 'content-length': String(WAV.length) });
    expect(reply.rawPayload).toHaveLength(0);
    expect((await get(recording, other, {}, 'HEAD')).statusCode).toBe(404);
  });

  test('gives the part a player asks for', async () => {
    const part = await get(recording, owner, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 10-19/${WAV.length}`, 'content-length': '10' });
    expect(part.rawPayload).toEqual(WAV.subarray(10, 20));
    expect((await get(recording, owner, { range: 'bytes=-4' })).rawPayload).toEqual(WAV.subarray(-4));
    const beyond = await get(recording, owner, { range: 'bytes=99999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${WAV.length}`);
  });

  test('gives the part only of the file the player already has', async () => {
    const etag = String((await get(recording, owner)).headers.etag);
    expect((await get(recording, owner, { range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(recording, owner, { range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('does not send again what the browser has', async () => {
    const etag = String((await get(recording, owner)).headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get(recording, owner, { 'if-none-match': tag });
      expect(reply.statusCode).toBe(304);
      expect(reply.rawPayload).toHaveLength(0);
    }
    expect((await get(recording, owner, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('refuses plainly when the store fails, without the headers of the file', async () => {
    const broken = Fastify();
    answerErrors(broken);
    const get = async () => ({ size: 3, stream: () => Promise.reject(new AppError('provider_failed')) });
    filesRoutes(broken, { db, storage: { ...storage, get } }, async () => ({ userId: owner, role: 'student' }));
    const reply = await broken.inject({ url: recording });
    expect(reply.json()).toMatchObject({ code: 502, error: 'provider_failed' });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(reply.headers.etag).toBeUndefined();
    await broken.close();
  });
});

describe('saving a file', () => {
  test('refuses what its purpose does not want, before anything is kept', async () => {
    const before = await db.query('select count(*) as n from files');
    for (const [purpose, bytes] of [
      ['avatar', WAV],
      ['recording', PNG],
      ['picture', Buffer.from('<svg/>')],
    ] as const)
      await expect(saveFile({ storage }, db, { ownerId: owner, purpose, bytes })).rejects.toMatchObject({
        error: 'file_not_accepted',
      });
    expect(await db.query('select count(*) as n from files')).toEqual(before);
  });

  test('takes the bytes back when the record cannot be written', async () => {
    const removed: string[] = [];
    const watched = { ...storage, remove: async (name: string) => void removed.push(name) };
    await expect(saveFile({ storage: watched }, db, { ownerId: -1, purpose: 'avatar', bytes: PNG })).rejects.toThrow();
    expect(removed).toHaveLength(1);
  });

  test('a removed file is gone for everybody, its bytes after the commit; strangers remove nothing', async () => {
    const { name, url } = await saveFile({ storage }, db, { ownerId: owner, purpose: 'picture', bytes: PNG });
    await removeFile({ storage }, db, other, name);
    expect((await get(url, owner)).statusCode).toBe(200);
    await db
      .transaction(async (tx) => {
        await removeFile({ storage }, tx, owner, name);
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect((await get(url, owner)).statusCode).toBe(200);
    await db.transaction((tx) => removeFile({ storage }, tx, owner, name));
    expect((await get(url, owner)).statusCode).toBe(404);
    await expect.poll(() => storage.get(name)).toBeNull();
  });
});
