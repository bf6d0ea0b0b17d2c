import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/app.ts';

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
  expect(token).toMatch(/^token=[\w-]{40,};.*HttpOnly; Secure; SameSite=Lax/);
  expect(exists).toMatch(/^has_session=1;.*Secure; SameSite=Lax/);
  expect(exists).not.toContain('HttpOnly');
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
