// @postgres: many answers at one moment
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CAPTCHA } from '#testing/app.ts';
import { CN, newMobile, openSite, refusal, type Site } from '../identity.testing.ts';
import { issueCaptcha, requireCaptcha } from './captcha.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ TEST_CAPTCHA: '', CAPTCHA_TRIES: '8' });
});
afterAll(() => site.close());

const nobody = { identity: null, token: null };
const here = { ...nobody, device: 'this browser' };
const issue = async (browser: Parameters<typeof issueCaptcha>[1] = here) => {
  const { question, answer } = await issueCaptcha(site.deps, browser);
  return { key: question.key, answer };
};
const attempt = (key: string, value: string, browser: Parameters<typeof issueCaptcha>[1] = here) =>
  requireCaptcha(site.deps, browser, key, value).then(
    () => 'right',
    (error) => error.error,
  );

test('the right answer opens once: sent again it is refused', async () => {
  const { key, answer } = await issue();
  expect(await attempt(key, answer)).toBe('right');
  expect(await attempt(key, answer)).toBe('captcha_wrong');
});

test('a wrong answer uses the question up: nobody may guess twice at the same one', async () => {
  const { key, answer } = await issue();
  expect(await attempt(key, String(Number(answer) + 1))).toBe('captcha_wrong');
  expect(await attempt(key, answer)).toBe('captcha_wrong');
});

test.each([
  { solver: here, user: { ...nobody, device: 'another browser' }, why: 'another browser' },
  {
    solver: { identity: { userId: 1, role: 'tourist' as const }, token: 'one', device: 'shared' },
    user: { identity: { userId: 2, role: 'tourist' as const }, token: 'two', device: 'shared' },
    why: 'another session',
  },
])('an answer is worth nothing in $why', async ({ solver, user }) => {
  const { key, answer } = await issue(solver);
  expect(await attempt(key, answer, user)).toBe('captcha_wrong');
});

test('of many right answers at the same moment one counts', async () => {
  const { key, answer } = await issue();
  const ends = await Promise.all(Array.from({ length: 10 }, () => attempt(key, answer)));
  expect(ends.filter((end) => end === 'right')).toHaveLength(1);
});

test('an answer is good for five minutes', async () => {
  const [early, late] = [await issue(), await issue()];
  site.later(299);
  expect(await attempt(early.key, early.answer)).toBe('right');
  site.later(2);
  expect(await attempt(late.key, late.answer)).toBe('captcha_wrong');
});

test('the answer for tests fits nothing unless it is set', async () => {
  const { key } = await issue();
  expect(await attempt(key, TEST_CAPTCHA)).toBe('captcha_wrong');
});

test('the database keeps only a hash of the answer, and the page is not told it', async () => {
  const { question, answer } = await issueCaptcha(site.deps, here);
  const [row] = await site.rows<{ answer_hash: Uint8Array }>('select answer_hash from captchas where key = $1', [
    question.key,
  ]);
  expect(Buffer.from(row!.answer_hash).length).toBe(32);
  expect(Object.values(question)).not.toContain(answer);
});

test('a browser that does the work gets its code, with a session or without one; whoever copies its answer does not', async () => {
  for (const hasSession of [false, true]) {
    const [worker, copier] = [site.visitor(), site.visitor()];
    if (hasSession) for (const { api } of [worker, copier]) await api.student.getTouristToken();
    const send = async ({ api }: typeof worker, proof: { key: string; captcha_value: string }) =>
      refusal(api.student.sendStudentSms({ country_id: CN, mobile: newMobile(), ...proof }));
    expect(await send(copier, await workedOut(worker))).toBe('captcha_wrong');
    expect(await send(worker, await workedOut(worker))).toEqual({
      answered: expect.objectContaining({ wait_seconds: 0 }),
    });
  }
});

/** As the page does it, with the same library. */
async function workedOut({ api }: ReturnType<Site['visitor']>) {
  const { key, nonce, salt, cost, block, length, prefix } = await api.student.getCaptcha();
  const parameters = {
    algorithm: 'SCRYPT',
    nonce,
    salt,
    cost,
    memoryCost: block,
    keyLength: length,
    keyPrefix: prefix,
  };
  const found = await solveChallenge({ challenge: { parameters }, deriveKey });
  return { key, captcha_value: String(found!.counter) };
}
