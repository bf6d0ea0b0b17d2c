import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { forget, hit, takeBack } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { requireCaptcha } from './captcha.ts';

/**
 * Failures of one hour, counted for the name that was typed, for the client that typed it, and for both together. A
 * device that has logged in before has a count of its own for the account: whatever strangers type, its owner gets in.
 */
type LoginTry = { accountKey: string; clientKey: string; togetherKey: string; isKnown: boolean };
type Captcha = { key?: string | undefined; captcha_value?: string | undefined };

const HOUR = 3600;

export function loginTry(deps: Deps, name: string, { ip, device }: Caller, isKnown: boolean): LoginTry {
  const account = Buffer.from(deps.secret.hash('login-name', name)).toString('base64url');
  const from = isKnown ? `device:${Buffer.from(deps.secret.hash('login-device', device)).toString('base64url')}` : ip;
  return {
    accountKey: isKnown ? `login:known:${account}:${from}` : `login:account:${account}`,
    clientKey: `login:client:${ip}`,
    togetherKey: `login:together:${account}:${from}`,
    isKnown,
  };
}

/**
 * Counts the try as a failure before the password is looked at; a success takes it back. So fifty guesses at the
 * same moment are fifty, and a try that is refused here is not counted at all. Only an account and a client together
 * are made to wait: many clients at one account are asked for a captcha, which costs each guess and locks nobody out.
 */
export async function countLoginTry(deps: Deps, caller: Caller, counted: LoginTry, captcha: Captcha): Promise<void> {
  const { LOGIN_PER_ACCOUNT_HOUR, LOGIN_TRIES_BEFORE_CAPTCHA } = deps.settings;
  const { accountKey, clientKey, togetherKey, isKnown } = counted;
  const now = deps.now();
  const solved = await solve();
  await deps.db.transaction(async (tx) => {
    const together = await hit(tx, { key: togetherKey, max: LOGIN_PER_ACCOUNT_HOUR, windowSeconds: HOUR }, now);
    if (!together.allowed) throw new AppError('too_many_requests', { details: { retry_after: together.retryAfter } });
    const captchaAfter = { max: LOGIN_TRIES_BEFORE_CAPTCHA, windowSeconds: HOUR };
    const account = await hit(tx, { key: accountKey, ...captchaAfter }, now);
    const client = await hit(tx, { key: clientKey, ...captchaAfter }, now);
    const suspicious = !account.allowed || (!client.allowed && !isKnown);
    if (suspicious && !solved) throw new AppError('captcha_required', { fields: ['captcha_value'] });
  });

  async function solve(): Promise<boolean> {
    if (captcha.key === undefined || captcha.captcha_value === undefined) return false;
    await requireCaptcha(deps, caller, captcha.key, captcha.captcha_value);
    return true;
  }
}

/** The account starts afresh; the client, who may be a whole school, only gets this one try back. */
export async function forgiveLoginTry(tx: Db, { accountKey, clientKey, togetherKey }: LoginTry): Promise<void> {
  await forget(tx, accountKey);
  await forget(tx, togetherKey);
  await takeBack(tx, clientKey);
}
