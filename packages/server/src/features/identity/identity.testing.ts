import { ApiError } from '@ninefold/contract/client';
import type { ErrorName } from '@ninefold/contract/errors';
import { vi } from 'vitest';
import type { Deps } from '#deps.ts';
import { readOutbox } from '#providers/sms/outbox.ts';
import { type Beside, openTestApp, TEST_CAPTCHA, type Visitor } from '#testing/app.ts';
import type { Contents } from '#testing/prepare.ts';
import { type Purpose, smsCodesRepo } from './login/sms-codes.repo.ts';
import { codeHash } from './login/sms-codes.ts';

/** What the tests of this feature do again and again, as a learner would. */

export const CN = 156;
export const PASSWORD = 'correct horse';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The app with a clock that can be put forward; every visitor comes from an address of their own. */
export async function openSite(
  settings: Record<string, string> = {},
  contents: Contents = 'menu',
  beside?: Beside,
  deps: Partial<Deps> = {},
) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const clock: { ahead: number; stopped?: Date } = { ahead: 0 };
  const site = await openTestApp({
    contents,
    beside,
    settings: { TRUSTED_PROXIES: '127.0.0.1', ...settings },
    deps: { ...deps, now: () => clock.stopped ?? new Date(Date.now() + clock.ahead) },
  });
  let visitors = 0;
  return {
    ...site,
    visitor: (headers: Record<string, string> = {}) =>
      site.visitor({ 'x-forwarded-for': `10.0.${++visitors >> 8}.${visitors & 255}`, ...headers }),
    later: (seconds: number) => {
      clock.ahead += seconds * 1000;
    },
    /** From here on the clock stands still. */
    setClock: (now: Date) => {
      clock.stopped = now;
    },
    rows: <T extends object>(sql: string, values: unknown[] = []) => site.deps.db.query<T>(sql, values),
  };
}

let next = 13_900_000_000;
/** A number nobody has used yet. */
export const newMobile = () => String(next++);

export async function solved({ api }: Visitor) {
  const { key } = await api.student.getCaptcha();
  return { key, captcha_value: TEST_CAPTCHA };
}

/** Asks for a code and waits until the operator's outbox has it. */
export async function codeFor(site: Site, visitor: Visitor, mobile: string, purpose: Purpose = 'login') {
  const before = (await sentTo(site, mobile)).length;
  const request = { country_id: CN, mobile, ...(await solved(visitor)) };
  if (purpose === 'reset') await visitor.api.student.resetPasswordSendSms(request);
  else await visitor.api.student.sendStudentSms({ ...request, point: purpose as 'login' | 'bind' });
  await vi.waitUntil(async () => (await sentTo(site, mobile)).length > before, { timeout: 60_000, interval: 20 });
  return (await sentTo(site, mobile))[0]!.code;
}

/** Newest first. */
export const sentTo = async (site: Site, mobile: string) =>
  (await readOutbox(site.folder, 1000)).filter((message) => message.mobile === mobile);

/** A code that is good for one use, without the message: asking for one and sending it have tests of their own. */
async function givenCode({ deps }: Pick<Site, 'deps'>, mobile: string, purpose: Purpose) {
  const [to, code, now] = [{ countryId: CN, mobile }, '314159', deps.now()];
  await smsCodesRepo(deps.db).insert({
    country_id: CN,
    mobile,
    purpose,
    code_hash: codeHash(deps, to, purpose, code),
    tries_left: 1,
    created_at: now,
    expires_at: new Date(now.getTime() + 60_000),
  });
  return code;
}

/** What changing the number or the password needs, without the message. */
export const proofOf = async (site: Pick<Site, 'deps'>, mobile: string) => ({
  own_code: await givenCode(site, mobile, 'prove'),
});

/** A learner who has just logged in with a code, as on a first visit. */
export async function register(site: Site, mobile = newMobile(), visitor = site.visitor()) {
  const code = await givenCode(site, mobile, 'login');
  const { user } = await visitor.api.student.loginBySms({ country_id: CN, mobile, code });
  return { ...visitor, mobile, user };
}

/** A learner with a password, set the way a learner sets it. */
export async function registerWithPassword(site: Site, password = PASSWORD) {
  const learner = await register(site);
  const device = { country_id: CN, mobile: learner.mobile };
  const code = await givenCode(site, learner.mobile, 'reset');
  await site.visitor().api.student.resetPassword({ ...device, code, password, submit_password: password });
  return learner;
}

/** The name of the refusal, or what came instead of one. */
export async function refusal(call: Promise<unknown>): Promise<ErrorName | 'network' | { answered: unknown }> {
  try {
    return { answered: await call };
  } catch (error) {
    if (error instanceof ApiError) return error.error;
    throw error;
  }
}

export async function refused(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => new Error('it was not refused'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

/** How many of the calls ended each way. */
export async function tally(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const end of await Promise.all(calls.map((call) => refusal(call)))) {
    const name = typeof end === 'string' ? end : 'answered';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
