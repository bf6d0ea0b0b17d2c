import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isSignedWith } from '#testing/check-signature.ts';
import { newFileName } from './file-name.ts';
import { localStorage } from './local.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-storage-'));
const s3rver = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'ninefold', configs: [] }],
});
const s3Settings = {
  S3_ENDPOINT: '',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'ninefold',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
};
let stores: Record<'local' | 's3', Storage>;
beforeAll(async () => {
  const { port } = await s3rver.run();
  s3Settings.S3_ENDPOINT = `http://127.0.0.1:${port}/`;
  stores = { local: localStorage({ DATA_DIR: folder }), s3: s3Storage(s3Settings) };
});
afterAll(async () => {
  await s3rver.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = async (stream: Readable | undefined) => Buffer.concat(stream ? await stream.toArray() : []);
const LONG = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));

describe.each(['local', 's3'] as const)('%s storage', (kind) => {
  test('gives back what was put, whole and in ranges', async () => {
    const store = stores[kind];
    const name = newFileName('wav');
    await store.put(name, LONG, 'audio/wav');
    const file = await store.get(name);
    expect(store.kind).toBe(kind);
    expect(file?.size).toBe(LONG.length);
    expect(await bytesOf(await file?.stream())).toEqual(LONG);
    expect(await bytesOf(await file?.stream({ start: 0, end: 1 }))).toEqual(LONG.subarray(0, 2));
    expect(await bytesOf(await file?.stream({ start: 100_000, end: 200_000 }))).toEqual(
      LONG.subarray(100_000, 200_001),
    );
    expect(await bytesOf(await file?.stream({ start: LONG.length - 5, end: LONG.length - 1 }))).toEqual(
      LONG.subarray(-5),
    );
  });

  test('says null for a file that is not there, and removing is done at most once', async () => {
    const store = stores[kind];
    const name = newFileName('png');
    expect(await store.get(name)).toBeNull();
    await store.put(name, Buffer.from('x'), 'image/png');
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeNull();
  });

  test('stores the bytes of a window into a larger buffer, and a second put replaces the first', async () => {
    const store = stores[kind];
    const name = newFileName('png');
    await store.put(name, new Uint8Array([9, 1, 2, 9]).subarray(1, 3), 'image/png');
    expect(await bytesOf(await (await store.get(name))?.stream())).toEqual(Buffer.from([1, 2]));
    await store.put(name, Buffer.from('second'), 'image/png');
    expect(await bytesOf(await (await store.get(name))?.stream())).toEqual(Buffer.from('second'));
  });

  const BAD = [
    '../secret.key',
    '/etc/passwd',
    'a.png',
    `${'a'.repeat(32)}.png/..`,
    `${'A'.repeat(32)}.png`,
    '',
    '.',
    `${'a'.repeat(32)}.p\0g`,
  ];
  test.each(BAD)('refuses %j, which is not a name we made', async (name) => {
    const store = stores[kind];
    await expect((async () => store.get(name))()).rejects.toThrow('not a file name of ours');
    await expect((async () => store.put(name, Buffer.from('x'), 'image/png'))()).rejects.toThrow(
      'not a file name of ours',
    );
    await expect((async () => store.remove(name))()).rejects.toThrow('not a file name of ours');
  });
});

test('the local folder is split by name and keeps nothing unfinished', async () => {
  const name = newFileName('png');
  await stores.local.put(name, Buffer.from('x'), 'image/png');
  expect(existsSync(join(folder, 'files', name.slice(0, 2), name.slice(2, 4), name))).toBe(true);
  expect(readdirSync(join(folder, 'files')).filter((entry) => entry.startsWith('unfinished'))).toEqual([]);
});

test.each([
  { code: 'ENOSPC', told: { error: 'storage_full', status: 507 }, why: 'a full disk is told by name' },
  { code: 'EDQUOT', told: { error: 'storage_full', status: 507 }, why: 'so is a quota that is used up' },
  { code: 'EIO', told: { code: 'EIO' }, why: 'a broken disk is no refusal of ours' },
])('$why, and nothing unfinished stays', async ({ code, told }) => {
  const handle = await open(join(folder, 'any'), 'w');
  const write = vi.spyOn(Object.getPrototypeOf(handle), 'writeFile');
  onTestFinished(() => void write.mockRestore());
  await handle.close();
  write.mockRejectedValueOnce(Object.assign(new Error('no byte more'), { code }));
  const name = newFileName('png');
  await expect(stores.local.put(name, Buffer.from('x'), 'image/png')).rejects.toMatchObject(told);
  expect(await stores.local.get(name)).toBeNull();
  expect(readdirSync(join(folder, 'files')).filter((entry) => entry.startsWith('unfinished'))).toEqual([]);
});

describe('S3 in trouble', () => {
  let server: Server | undefined;
  async function answering(listener: RequestListener): Promise<Storage> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return s3Storage({ ...s3Settings, S3_ENDPOINT: `http://127.0.0.1:${port}` }, { answerWithinMs: 300, waitMs: 5 });
  }
  const name = newFileName('png');
  const refused = { error: 'provider_failed', status: 502 };

  test('is asked again after 5xx, with the whole body each time', async () => {
    const bodies: number[] = [];
    const store = await answering((request, response) => {
      let length = 0;
      request.on('data', (chunk) => {
        length += chunk.length;
      });
      request.on('end', () => {
        bodies.push(length);
        response.writeHead(bodies.length < 3 ? 503 : 200).end();
      });
    });
    await store.put(name, LONG, 'image/png');
    expect(bodies).toEqual([LONG.length, LONG.length, LONG.length]);
  });

  test('that stays ill is told as a failed provider, with the reason for the log', async () => {
    const store = await answering((_request, response) => response.writeHead(500).end('<Error>disk on fire</Error>'));
    await expect(store.put(name, LONG, 'image/png')).rejects.toMatchObject({
      ...refused,
      cause: { message: 'S3 answered 500 to PUT: <Error>disk on fire</Error>' },
    });
  });

  test('that refuses us is not asked again', async () => {
    let asked = 0;
    const store = await answering((_request, response) => {
      asked++;
      response.writeHead(403).end();
    });
    await expect(store.get(name)).rejects.toMatchObject(refused);
    expect(asked).toBe(1);
  });

  test('that does not answer is given up in time', async () => {
    const store = await answering(() => {});
    await expect(store.get(name)).rejects.toMatchObject(refused);
    server?.closeAllConnections();
  });

  test('that is not there is a failed provider too', async () => {
    const store = await answering(() => {});
    await new Promise((resolve) => server?.close(resolve));
    await expect(store.get(name)).rejects.toMatchObject(refused);
  });

  test('with an unknown key is refused', async () => {
    const store = s3Storage({ ...s3Settings, S3_ACCESS_KEY: 'unknown' }, { waitMs: 5 });
    await expect(store.put(name, LONG, 'image/png')).rejects.toMatchObject(refused);
  });

  test('that sends the whole file for a part is not believed', async () => {
    await stores.s3.put(name, LONG, 'image/png');
    // s3rver takes the end of `bytes=0-0` for none.
    const file = await stores.s3.get(name);
    await expect(file?.stream({ start: 0, end: 0 })).rejects.toMatchObject(refused);
  });

  test('gets every request signed, as it arrives, with the hash of its body', async () => {
    const seen: { method: string | undefined; signed: boolean; forged: boolean; hashed: boolean }[] = [];
    const store = await answering(async (request, response) => {
      const hash = createHash('sha256')
        .update(Buffer.concat(await request.toArray()))
        .digest('hex');
      seen.push({
        method: request.method,
        signed: isSignedWith(request, 'S3RVER'),
        forged: isSignedWith(request, 'another'),
        hashed: request.headers['x-amz-content-sha256'] === hash,
      });
      response
        .writeHead(request.headers.range ? 206 : 200, { 'content-length': request.headers.range ? 2 : 0 })
        .end('ab');
    });
    await store.put(name, LONG, 'image/png');
    await (await store.get(name))?.stream({ start: 0, end: 1 });
    await store.remove(name);
    const good = { signed: true, forged: false, hashed: true };
    expect(seen).toEqual(['PUT', 'HEAD', 'GET', 'DELETE'].map((method) => ({ method, ...good })));
  });
});
