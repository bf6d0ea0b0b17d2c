import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { admin } from '@ninefold/contract/admin';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime, secondsFor } from './body-time.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  limitBodyTime(app, 0.1);
  app.post('/small', async () => 'small');
  app.get('/read', async () => 'read');
  app.post('/large', { config: { bodySeconds: 600 } }, async () => 'large');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Half of what was promised; the rest is the test's to send. */
function begin(path: string, method = 'POST'): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/plain', 'content-length': '4' };
  const call = request({ port, host: '127.0.0.1', path, method, headers });
  call.write('ab');
  return call;
}

test('a body that only dribbles is cut off; on a route for large files it may take its time', async () => {
  const [small, large] = [begin('/small'), begin('/large')];
  const answered = once(large, 'response') as Promise<[IncomingMessage]>;
  const [error] = await once(small, 'error');
  expect(error.code).toBe('ECONNRESET');
  large.end('cd');
  const [answer] = await answered;
  expect(await text(answer)).toBe('large');
});

test('a body that dribbles is cut off where none is expected, too', async () => {
  const call = begin('/read', 'GET');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('read');
  expect(call.socket?.destroyed).toBe(false);
  await once(call.socket!, 'close');
});

test('a request that came by no line and was refused unread leaves nothing behind that fails later', async () => {
  app = await app.close().then(() => Fastify());
  limitBodyTime(app, 0.02);
  // Before the body is read, as the refusals of a guard are.
  app.addHook('onRequest', async (_, reply) => reply.code(401).send('no'));
  app.post('/closed', async () => 'never');
  const failed = vi.fn();
  process.once('uncaughtException', failed);
  expect((await app.inject({ method: 'POST', url: '/closed', payload: { some: 'body' } })).statusCode).toBe(401);
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off('uncaughtException', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('a body that is there in time is answered, however long the answer takes', async () => {
  app = await app.close().then(() => Fastify());
  limitBodyTime(app, 0.05);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  app.post('/slow', async () => held.then(() => 'slow'));
  app.post('/cut', async () => '');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = begin('/slow');
  slow.end('cd');
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  // Another one that was begun later is over its time before this one is answered.
  await once(begin('/cut'), 'error');
  go();
  const [answer] = await answered;
  expect(await text(answer)).toBe('slow');
});

test('a pack of 64 MB has minutes; what is small has half a minute', () => {
  expect(secondsFor(1024 * 1024)).toBe(30);
  expect(secondsFor(admin.importPack.upload.maxBytes)).toBeGreaterThan(600);
});
