import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/app.ts';
import { openTestDatabase } from '#testing/database.ts';

let site: TestApp;
let away = false;
/** What PostgreSQL says, and what Node says where nobody answers. */
let code = 'ECONNREFUSED';
beforeAll(async () => {
  const db = await openTestDatabase();
  const query = db.query.bind(db);
  const cut = async () => {
    throw Object.assign(new Error('the database refused'), { code });
  };
  const flaky = {
    ...db,
    query: ((text: string, values?: unknown[]) => (away ? cut() : query(text, values))) as typeof db.query,
    ping: () => (away ? cut() : db.ping()),
  };
  site = await openTestApp({ workers: false, deps: { db: flaky } });
});
afterAll(() => site.close());

test('a database that is away is said in words, with a time to come back, and needs no restart', async () => {
  const guest = site.visitor({ 'accept-language': 'en' });
  away = true;
  const refused = await guest.request({ method: 'POST', url: '/api/common/get-site-info', payload: {} });
  expect(refused.json()).toMatchObject({ code: 503, error: 'database_away' });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await guest.request({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
  expect((await guest.request({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  away = false;
  expect((await guest.request({ method: 'POST', url: '/api/common/get-site-info', payload: {} })).statusCode).toBe(200);
  expect((await guest.request({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});

test.each(['40001', '40P01', '55P03'])(
  'a collision (%s) that no second try got past is a refusal, not our bug',
  async (said) => {
    const guest = site.visitor();
    [away, code] = [true, said];
    // What was asked a moment ago may be answered once more without the database.
    const ask = () => guest.request({ method: 'POST', url: '/api/common/get-site-info', payload: {} });
    await expect.poll(async () => (await ask()).json()).toMatchObject({ code: 503, error: 'busy' });
    expect((await ask()).headers['retry-after']).toBe('1');
    [away, code] = [false, 'ECONNREFUSED'];
  },
);
