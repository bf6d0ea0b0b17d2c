import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/app.ts';

/** A trial copy on one machine, and a server for a classroom whose address nobody has told it. */
let trial: TestApp;
let classroom: TestApp;
beforeAll(async () => {
  trial = await openTestApp({ workers: false });
  classroom = await openTestApp({ workers: false, settings: { HOST: '0.0.0.0' } });
});
afterAll(async () => {
  await trial.close();
  await classroom.close();
});

const ask = (site: TestApp, headers: Record<string, string>) =>
  site.app.inject({ method: 'POST', url: '/api/common/get-site-info', payload: {}, headers });

for (const { headers, refused } of [
  { headers: { host: 'localhost:3000' }, refused: false },
  { headers: { host: '127.0.0.1:3000' }, refused: false },
  { headers: { host: '[::1]:3000' }, refused: false },
  { headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }, refused: true },
  { headers: { host: 'localhost:3000', forwarded: 'for=203.0.113.9' }, refused: true },
  { headers: { host: 'localhost:3000', via: '1.1 proxy' }, refused: true },
  { headers: { host: 'ielts.example' }, refused: true },
])
  test(`a trial copy ${refused ? 'refuses' : 'answers'} ${JSON.stringify(headers)}`, async () => {
    const { statusCode, body } = await ask(trial, headers);
    expect([statusCode, body.includes('demo_behind_proxy')]).toEqual(refused ? [403, true] : [200, false]);
  });

test('the page and its files are refused through a proxy too', async () => {
  const reply = await trial.app.inject({ url: '/healthz', headers: { host: 'ielts.example' } });
  expect(reply.statusCode).toBe(403);
});

for (const { host, refused } of [
  { host: '192.168.1.5:3000', refused: false },
  { host: '[fd00::5]:3000', refused: false },
  { host: 'localhost:3000', refused: false },
  { host: 'evil.example', refused: true },
  { host: '192.168.1.5.evil.example', refused: true },
])
  test(`without PUBLIC_URL a change asked of ${host} is ${refused ? 'refused' : 'made'}`, async () => {
    // A page of a name that was pointed at our address: its browser calls it the same origin.
    const reply = await ask(classroom, { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' });
    expect(reply.statusCode).toBe(refused ? 403 : 200);
    if (refused) expect(reply.json()).toMatchObject({ error: 'unknown_host' });
  });
