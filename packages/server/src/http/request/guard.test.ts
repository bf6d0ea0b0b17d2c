import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS } from '#settings.ts';
import { openTestApp, type TestApp } from '#testing/app.ts';
import { throttle } from './throttle.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({
    workers: false,
    settings: { REQUESTS_PER_MINUTE: '40', PUBLIC_URL: 'https://ielts.example' },
  });
});
afterAll(() => site.close());

test('every answer carries the role, an id for the log, and the security headers', async () => {
  const reply = await site.visitor().request({ method: 'POST', url: '/api/common/get-site-info', payload: {} });
  expect(reply.headers['x-user-role']).toBe('tourist');
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  expect(reply.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(reply.headers['strict-transport-security']).toContain('max-age=');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a post from another site is refused even with our cookie', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const forged = await guest.request({
    method: 'POST',
    url: '/api/student/logout',
    payload: {},
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(forged.json()).toMatchObject({ code: 403, error: 'cross_site' });
  expect((await guest.api.student.checkToken()).valid).toBe(1);
});

test('behind https the session cookie is Secure, HttpOnly and SameSite=Lax, and only its existence is readable', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const [token, exists] = guest.last.headers['set-cookie'] as string[];
  expect(token).toMatch(/^__Host-token=[\w-]{40,};.*Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
  expect(exists).toMatch(/^has_session=1;.*Secure; SameSite=Lax/);
  expect(exists).not.toContain('HttpOnly');
});

test('a session from before the cookie was renamed is taken back, so that the page asks for a new one', async () => {
  const visitor = site.visitor();
  visitor.cookies.set('token', 'A'.repeat(43));
  visitor.cookies.set('has_session', '1');
  expect((await visitor.api.student.checkToken()).valid).toBe(0);
  expect(visitor.cookies.has('has_session')).toBe(false);
});

test('a guest from before the cookie was renamed keeps their work; a session of today is not taken from the old name', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const token = guest.cookies.get('__Host-token') ?? '';
  const byOldName = () => {
    const visitor = site.visitor();
    visitor.cookies.set('token', token);
    return visitor;
  };
  expect((await byOldName().api.student.checkToken()).valid).toBe(0);
  await site.deps.db.query('update sessions set device_hash = null', []);
  const kept = byOldName();
  expect((await kept.api.student.checkToken()).valid).toBe(1);
  expect(kept.cookies.get('__Host-token')).toBe(token);
  expect(kept.cookies.has('token')).toBe(false);
  expect((await kept.api.student.getInfo()).id).toBe((await guest.api.student.getInfo()).id);
});

test('X-Forwarded-For is not believed unless a proxy is configured, so it cannot dodge a limit', async () => {
  const ask = (from: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/common/get-site-info',
      payload: {},
      headers: { 'x-forwarded-for': from },
      remoteAddress: '198.51.100.7',
    });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(`203.0.113.${i}`)));
  const refused = answers.filter((reply) => reply.statusCode === 429);
  expect(refused.length).toBe(20);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a form is no JSON: a call that takes no upload refuses it instead of reading nothing', async () => {
  const data = new FormData();
  data.append('mobile', '13800000001');
  const encoded = new Response(data);
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/common/get-site-info',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    remoteAddress: '198.51.100.8',
  });
  expect(reply.json()).toMatchObject({ code: 415, error: 'wrong_content_type' });
});

describe('calls of one address', () => {
  const NOW = new Date('2026-11-16T08:00:05Z');
  const standard = Number(SETTINGS.REQUESTS_PER_IP_MINUTE.standard);

  test('a classroom of sixty, each at their busiest, never meets the limit', async () => {
    const admit = throttle(site.deps.db, standard, () => NOW);
    for (let n = 0; n < 60 * 100; n++) await admit('address:classroom');
  });

  test('guests do not multiply it: twelve at their own limit are too many', async () => {
    const admit = throttle(site.deps.db, standard, () => NOW);
    const calls = async () => {
      for (let n = 0; n < 12 * 600; n++) await admit('address:flood');
    };
    await expect(calls()).rejects.toMatchObject({ error: 'too_many_requests' });
  });

  test('the limit of an address holds for sessions too', async () => {
    // Its minute does not end in the middle of the calls.
    const moment = new Date();
    const small = await openTestApp({
      workers: false,
      beside: site,
      deps: { now: () => moment },
      settings: {
        REQUESTS_PER_IP_MINUTE: '10',
        PUBLIC_URL: 'https://ielts.example',
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const visitors = [small.visitor(from), small.visitor(from)];
    const statuses: number[] = [];
    for (let n = 0; n < 16; n++)
      for (const visitor of visitors.slice(n % 2, (n % 2) + 1)) {
        if (n < 2) await visitor.api.student.getTouristToken();
        statuses.push(
          (await visitor.request({ method: 'POST', url: '/api/student/check-token', payload: {} })).statusCode,
        );
      }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.at(-1)).toBe(429);
    await small.close();
  });
});

test('the log says what happened, with neither token nor body', () => {
  const line = JSON.parse(site.logLines.find((entry) => entry.includes('/api/student/logout')) ?? '{}');
  expect(line).toMatchObject({
    msg: 'answered',
    req: { method: 'POST', path: '/api/student/logout' },
    res: { status: 403 },
  });
  expect(line.reqId).toBeTruthy();
  expect(site.logLines.join('')).not.toMatch(/token=|cookie/i);
});
