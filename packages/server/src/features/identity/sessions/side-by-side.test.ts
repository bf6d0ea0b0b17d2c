// @postgres: two processes
import { ApiError } from '@ninefold/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '#providers/sms/outbox.ts';
import { TEST_CAPTCHA } from '#testing/app.ts';
import { type Cluster, openCluster } from '#testing/cluster.ts';
import { remoteVisitor } from '#testing/remote.ts';

/** On PostgreSQL these run against two server processes; on the embedded database against the one it allows. */
const CHINA = 156;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster({ SMS_WAIT_SECONDS: '60', SMS_PER_IP_HOUR: '10000', REQUESTS_PER_MINUTE: '250' });
});
afterAll(() => cluster.close());

/** Each visitor begins at another process. */
const visitor = (n = 0) =>
  remoteVisitor([...cluster.urls.slice(n % cluster.urls.length), ...cluster.urls.slice(0, n % cluster.urls.length)]);
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.error : String(error)),
  );
const tally = (outcomes: string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((other) => other === one).length]));

async function askForCode(n: number, mobile: string) {
  const { api } = visitor(n);
  const { key } = await api.student.getCaptcha();
  return api.student.sendStudentSms({ country_id: CHINA, mobile, captcha_value: TEST_CAPTCHA, key });
}

async function codesTo(mobile: string, wanted: number) {
  for (let waited = 0; waited < 100; waited++) {
    const codes = (await readOutbox(cluster.folder, 1000)).filter((message) => message.mobile === mobile);
    if (codes.length >= wanted) return codes.map(({ code }) => code);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no ${wanted} codes to ${mobile}`);
}

test('thirty requests for a code at one moment send exactly one', async () => {
  const mobile = '13700000001';
  const asked = tally(await Promise.all(Array.from({ length: 30 }, (_, n) => outcome(askForCode(n, mobile)))));
  expect(asked).toEqual({ done: 1, too_many_requests: 29 });
  await new Promise((done) => setTimeout(done, 1500));
  expect(await codesTo(mobile, 1)).toHaveLength(1);
});

test('one code lets exactly one of twenty in, and makes one account', async () => {
  const mobile = '13700000002';
  await askForCode(0, mobile);
  const [code = ''] = await codesTo(mobile, 1);
  const tries = Array.from({ length: 20 }, (_, n) =>
    outcome(visitor(n).api.student.loginBySms({ country_id: CHINA, mobile, code })),
  );
  expect(tally(await Promise.all(tries))).toEqual({ done: 1, sms_code_wrong: 19 });
});

test('guessing a code from many places at once still gets five tries in all', async () => {
  const mobile = '13700000003';
  await askForCode(0, mobile);
  const [code = ''] = await codesTo(mobile, 1);
  const guesses = Array.from({ length: 30 }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
  await Promise.all(
    guesses.map((guess, n) => outcome(visitor(n).api.student.loginBySms({ country_id: CHINA, mobile, code: guess }))),
  );
  expect(await outcome(visitor().api.student.loginBySms({ country_id: CHINA, mobile, code }))).toBe('sms_code_wrong');
});

test('a session made by one process is known to the other, and dead on both after logout', async () => {
  const guest = visitor();
  await guest.api.student.getTouristToken();
  const token = guest.cookies.get('token') ?? '';
  const isAlive = async (n: number) => {
    const other = visitor(n);
    other.cookies.set('token', token);
    return (await other.api.student.checkToken()).valid;
  };
  expect(await Promise.all([isAlive(0), isAlive(1)])).toEqual([1, 1]);
  await guest.api.student.logout();
  expect(await Promise.all([isAlive(0), isAlive(1)])).toEqual([0, 0]);
});

test('the limit of calls a minute is one limit, however many processes serve them', async () => {
  const guest = visitor();
  await guest.api.student.getTouristToken();
  const calls = await Promise.all(Array.from({ length: 560 }, () => outcome(guest.api.student.checkToken())));
  const { done = 0, too_many_requests: refused = 0 } = tally(calls);
  expect(done + refused).toBe(560);
  // A process may hold a taken batch that it does not use up; never may it let in more. A minute may turn in between.
  expect(done).toBeLessThanOrEqual(500);
  expect(refused).toBeGreaterThan(0);
});
