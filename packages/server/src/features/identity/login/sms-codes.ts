import { randomInt } from 'node:crypto';
import type { Language } from '@ninefold/contract/errors';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { hit, type Limit, takeTurn } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { hashOfDevice } from '../sessions/known-devices.ts';
import type { Mobile } from './mobiles.ts';
import { type Purpose, smsCodesRepo } from './sms-codes.repo.ts';
import { smsCountries } from './sms-countries.ts';

const HOUR = 3600;

/** What the job needs beside the number; sealed as a whole. */
export type SealedCode = { id: number; code: string; language: Language };

/**
 * The same work for every number: whether an account stands behind it is looked at later, by the job that sends.
 * The lease on the number is taken first; whoever is refused after it gives everything back with the transaction.
 */
export async function sendCode(deps: Deps, to: Mobile, purpose: Purpose, { ip, language, device }: Caller) {
  const { settings } = deps;
  const now = deps.now();
  const number = `${to.countryId}:${to.mobile}`;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await requireCountry(deps, to);
  await deps.db.transaction(async (tx) => {
    await waitForTurn(tx, number, now, settings.SMS_WAIT_SECONDS);
    await count(tx, { key: `sms:day:${number}`, max: settings.SMS_PER_DAY, windowSeconds: 86_400 }, now);
    await count(tx, { key: `sms:ip:${ip}`, max: settings.SMS_PER_IP_HOUR, windowSeconds: HOUR }, now);
    await count(tx, { key: `sms:burst:${ip}`, max: settings.SMS_PER_IP_MINUTE, windowSeconds: 60 }, now);
    const prefix = number.slice(0, -4);
    await count(tx, { key: `sms:prefix:${prefix}`, max: settings.SMS_PER_PREFIX_HOUR, windowSeconds: HOUR }, now);
    await spendBudget(tx, settings.SMS_PER_HOUR, now);
    const id = await smsCodesRepo(tx).insert({
      country_id: to.countryId,
      mobile: to.mobile,
      purpose,
      code_hash: codeHash(deps, to, purpose, code),
      tries_left: settings.SMS_CODE_TRIES,
      stranger_tries_left: settings.SMS_CODE_TRIES,
      device_hash: hashOfDevice(device),
      created_at: now,
      expires_at: new Date(now.getTime() + settings.SMS_CODE_MINUTES * 60_000),
    });
    const sealed = deps.secret.seal(JSON.stringify({ id, code, language } satisfies SealedCode));
    await deps.jobs.send(tx, 'send-sms', { ...to, purpose, sealed });
  });
  return { wait_seconds: settings.SMS_WAIT_SECONDS, valid_seconds: settings.SMS_CODE_MINUTES * 60 };
}

/**
 * The id of the code when the guess is right. Committed on its own: a wrong guess must cost a try even though the
 * call is refused. One error for wrong, expired, used and unknown: they must not be told apart.
 */
export async function guessCode(
  deps: Deps,
  { device }: Pick<Caller, 'device'>,
  from: Mobile,
  purpose: Purpose,
  guess: string,
): Promise<number> {
  const row = await smsCodesRepo(deps.db).takeTry(from, purpose, deps.now(), hashOfDevice(device));
  if (!row || !isCode(deps, row.code_hash, from, purpose, guess)) throw codeWrong();
  return row.id;
}

/** Only looks: a right guess costs nothing, so that the login after it still has its try. */
export async function checkCode(
  deps: Deps,
  caller: Caller,
  from: Mobile,
  purpose: Purpose,
  guess: string,
): Promise<void> {
  const id = await guessCode(deps, caller, from, purpose, guess);
  await smsCodesRepo(deps.db).giveTryBack(id, hashOfDevice(caller.device));
}

/** Inside the transaction of what the code is for: of two uses at once, one finds it used. */
export async function useCode(deps: Deps, tx: Db, id: number): Promise<void> {
  if (!(await smsCodesRepo(tx).use(id, deps.now()))) throw codeWrong();
}

export const codeWrong = () => new AppError('sms_code_wrong', { fields: ['code'] });

/** A code is good for one number and one purpose only. */
export const codeHash = (deps: Pick<Deps, 'secret'>, { countryId, mobile }: Mobile, purpose: Purpose, code: string) =>
  deps.secret.hash(`sms-${purpose}`, `${countryId}:${mobile}:${code}`);

const isCode = (deps: Deps, hash: Uint8Array, { countryId, mobile }: Mobile, purpose: Purpose, guess: string) =>
  deps.secret.matches(hash, `sms-${purpose}`, `${countryId}:${mobile}:${guess}`);

async function waitForTurn(tx: Db, number: string, now: Date, waitSeconds: number): Promise<void> {
  // Without a waiting time there is no lease: two processes whose clocks differ a little must not refuse each other's.
  if (waitSeconds === 0) return;
  const until = new Date(now.getTime() + waitSeconds * 1000);
  const next = await takeTurn(tx, `sms:wait:${number}`, now, until);
  if (next) throw tooMany(Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000)));
}

/** A code to an expensive country is how strangers turn a site into money. */
async function requireCountry(deps: Deps, { countryId }: Mobile): Promise<void> {
  if ((await smsCountries(deps, [countryId])).length === 0)
    throw new AppError('country_off', { fields: ['country_id'] });
}

/** The whole site's. Whoever is refused first tells the operator; it is said once an hour. */
async function spendBudget(tx: Db, perHour: number, now: Date): Promise<void> {
  const { allowed, hits, retryAfter } = await hit(tx, { key: 'sms:site', max: perHour, windowSeconds: HOUR }, now);
  if (hits === perHour)
    tx.afterCommit(() =>
      console.warn(
        `WARNING: ${perHour} SMS codes were sent within the hour (SMS_PER_HOUR); nobody gets another one until it is over.`,
      ),
    );
  if (!allowed) throw tooMany(retryAfter);
}

async function count(tx: Db, limit: Limit, now: Date): Promise<void> {
  const { allowed, retryAfter } = await hit(tx, limit, now);
  if (!allowed) throw tooMany(retryAfter);
}

const tooMany = (retryAfter: number) => new AppError('too_many_requests', { details: { retry_after: retryAfter } });
