import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { forget, hit, takeBack } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import { requireCaptcha } from './captcha.ts';

/** Failures of one hour, counted for the name that was typed and for the client that typed it. */
type LoginTry = { accountKey: string; clientKey: string };
type Captcha = { key?: string | undefined; captcha_value?: string | undefined };

const HOUR = 3600;

export function loginTry(deps: Deps, name: string, ip: string): LoginTry {
  const account = Buffer.from(deps.secret.hash('login-name', name)).toString('base64url');
  return { accountKey: `login:account:${account}`, clientKey: `login:client:${ip}` };
}

/**
 * Counts the try as a failure before the password is looked at; a success takes it back. So fifty guesses at the
 * same moment are fifty, and a try that is refused here is not counted at all.
 */
export async function countLoginTry(deps: Deps, { accountKey, clientKey }: LoginTry, captcha: Captcha): Promise<void> {
  const { LOGIN_PER_ACCOUNT_HOUR, LOGIN_TRIES_BEFORE_CAPTCHA } = deps.settings;
  const now = deps.now();
  const solved = await solve();
  await deps.db.transaction(async (tx) => {
    const account = await hit(tx, { key: accountKey, max: LOGIN_PER_ACCOUNT_HOUR, windowSeconds: HOUR }, now);
    if (!account.allowed) throw new AppError('too_many_requests', { details: { retry_after: account.retryAfter } });
    const client = await hit(tx, { key: clientKey, max: LOGIN_TRIES_BEFORE_CAPTCHA, windowSeconds: HOUR }, now);
    const suspicious = account.hits > LOGIN_TRIES_BEFORE_CAPTCHA || !client.allowed;
    if (suspicious && !solved) throw new AppError('captcha_required', { fields: ['captcha_value'] });
  });

  async function solve(): Promise<boolean> {
    if (captcha.key === undefined || captcha.captcha_value === undefined) return false;
    await requireCaptcha(deps, captcha.key, captcha.captcha_value);
    return true;
  }
}

/** The account starts afresh; the client, who may be a whole school, only gets this one try back. */
export async function forgiveLoginTry(tx: Db, { accountKey, clientKey }: LoginTry): Promise<void> {
  await forget(tx, accountKey);
  await takeBack(tx, clientKey);
}
