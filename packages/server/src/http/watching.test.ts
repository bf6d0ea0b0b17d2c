import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ workers: false, settings: { METRICS_FROM: '192.0.2.0/24, 2001:db8::1' } });
});
afterAll(() => site.close());

const metrics = (remoteAddress: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });

test('the figures are for the addresses of the setting, and for nobody handed on by an unknown proxy', async () => {
  await site.visitor().api.common.getSiteInfo();
  const { body, headers, statusCode } = await metrics('192.0.2.7');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/ninefold_call_seconds_count\{route="\/api\/common\/get-site-info",status="200"\} 1/);
  expect(body).toContain('ninefold_database_up 1');
  expect(body).toContain('ninefold_dead_jobs 0');
  expect((await metrics('2001:db8::1')).statusCode).toBe(200);
  expect((await metrics('198.51.100.1')).statusCode).not.toBe(200);
  expect((await metrics('192.0.2.7', { 'x-forwarded-for': '192.0.2.7' })).statusCode).not.toBe(200);
});

test('a stranger’s addresses make no new figures', async () => {
  for (let n = 0; n < 5; n++) await site.app.inject({ method: 'POST', url: `/api/nothing/${n}` });
  expect((await metrics('192.0.2.7')).body).not.toContain('/api/nothing');
});

const report = (body: unknown, type = 'application/csp-report', remoteAddress = '203.0.113.5') =>
  site.app.inject({
    method: 'POST',
    url: '/csp-reports',
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const violation = (blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://ielts.example/?token=secret#/home',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
  },
});
const kept = () =>
  site.deps.db.query<{ message: string; route: string }>(
    `select message, route from client_errors where kind = 'csp' order by id`,
    [],
  );

test('a browser’s report is kept without what may be secret; nonsense, extensions and floods are not', async () => {
  const answer = await site.app.inject({ method: 'GET', url: '/healthz' });
  expect(answer.headers['content-security-policy']).toContain('report-uri /csp-reports');
  expect((await report(violation('https://evil.example/x.js?key=1'))).statusCode).toBe(204);
  expect((await report(violation('chrome-extension://abc/x.js'))).statusCode).toBe(204);
  expect((await report('{"csp-report":')).statusCode).toBe(204);
  expect((await report('x'.repeat(9000))).statusCode).toBe(413);
  expect((await report(violation('x'), 'text/plain')).statusCode).toBe(415);
  expect(await kept()).toEqual([
    { message: 'script-src-elem: https://evil.example/x.js', route: 'https://ielts.example/' },
  ]);
  for (let n = 0; n < 70; n++)
    await report(violation(`https://evil.example/${n}`), 'application/csp-report', '203.0.113.6');
  expect(await kept()).toHaveLength(61);
});
