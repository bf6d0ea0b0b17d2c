import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '#testing/app.ts';

let site: TestApp;
let guest: Visitor;
beforeAll(async () => {
  site = await openTestApp({ workers: false });
  guest = site.visitor({ 'accept-language': 'en' });
  await guest.api.student.getTouristToken();
});
afterAll(() => site.close());

const post = (url: string, payload: string | Buffer, type = 'application/json') =>
  guest.request({ method: 'POST', url, payload, headers: { 'content-type': type } });
const track = '/api/common/track';

for (const { body, type, status, error, fields, why } of [
  {
    body: '{"event":"menu_click","target":7}',
    status: 400,
    error: 'invalid_input',
    fields: ['target'],
    why: 'a wrong type names the field',
  },
  {
    body: '{"event":"menu_click","target":"/","role":"backend-system"}',
    status: 400,
    error: 'invalid_input',
    fields: ['role'],
    why: 'an unknown field is named, not dropped',
  },
  {
    body: '{"event":"menu_click","target":"a\\u0000b"}',
    status: 400,
    error: 'invalid_input',
    fields: ['target'],
    why: 'NUL cannot be stored',
  },
  {
    body: '{"event":"menu_click","target":"\\ud800"}',
    status: 400,
    error: 'invalid_input',
    fields: ['target'],
    why: 'a lone surrogate is not text',
  },
  { body: '{"event":"menu_click"', status: 400, error: 'unreadable_body', why: 'JSON that ends early' },
  {
    body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    status: 400,
    error: 'unreadable_body',
    why: 'broken UTF-8',
  },
  { body: '[]', status: 400, error: 'invalid_input', fields: ['body'], why: 'an array where an object belongs' },
  { body: 'null', status: 400, error: 'invalid_input', fields: ['event', 'target'], why: 'null means no input' },
  {
    body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    status: 400,
    error: 'invalid_input',
    fields: ['body'],
    why: 'very deep JSON',
  },
  {
    body: '{"__proto__":{"role":"backend-system"},"event":"menu_click","target":"/"}',
    status: 400,
    error: 'unreadable_body',
    why: 'prototype poisoning',
  },
  { body: '<x/>', type: 'text/xml', status: 415, error: 'wrong_content_type', why: 'XML' },
  {
    body: 'event=menu_click',
    type: 'application/x-www-form-urlencoded',
    status: 415,
    error: 'wrong_content_type',
    why: 'a plain form, as a cross-site page would send',
  },
  { body: Buffer.alloc(1024 * 1024, 32), status: 413, error: 'body_too_large', why: 'a body above the limit' },
] as { body: string | Buffer; type?: string; status: number; error: string; fields?: string[]; why: string }[])
  test(`refused clearly, never a 500: ${why}`, async () => {
    const reply = await post(track, body, type);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ code: status, error, data: null, ...(fields && { fields }) });
    expect(reply.json().msg).not.toBe('');
  });

test('a body of 100 MB is refused before it is read', async () => {
  await site.app.listen({ port: 0 });
  const address = site.app.server.address() as { port: number };
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024;
      if (sent > 100 * 1024 * 1024) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
  });
  const outcome = await fetch(`http://localhost:${address.port}${track}`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit).then(
    (reply) => reply.status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(outcome);
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

test('the message comes in the caller’s language', async () => {
  const zh = await site
    .visitor({ 'accept-language': 'zh' })
    .request({ method: 'POST', url: '/api/nothing/here', payload: {} });
  expect(zh.json()).toEqual({ code: 404, msg: '没有找到', data: null, error: 'not_found' });
  expect((await guest.request({ method: 'POST', url: '/api/nothing/here', payload: {} })).json().msg).toBe('Not found');
});

test('GET on a call is told to POST', async () => {
  const reply = await guest.request({ method: 'GET', url: track });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers.allow).toBe('POST');
});
