import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Caller } from '#http/request/caller.ts';
import type { IdentityDeps } from '../account-events.ts';
import { type Account, accountsRepo } from '../accounts.repo.ts';
import { mergeGuest } from '../guest/merge-guest.ts';
import { isKnownDevice, noteDevice } from '../sessions/known-devices.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import { countLoginTry, forgiveLoginTry, loginTry } from './login-limits.ts';
import type { Mobile } from './mobiles.ts';
import { passwordFits } from './passwords.ts';
import { findOrRegister } from './register.ts';
import { guessCode, useCode } from './sms-codes.ts';

type LoggedIn = { userId: number; isNew: boolean; merged: boolean };
type Captcha = { key?: string | undefined; captcha_value?: string | undefined };

export const logIn = (deps: IdentityDeps, caller: Caller) => {
  return { bySms, byPassword };

  async function bySms(mobile: Mobile, code: string, inviteCode?: string): Promise<LoggedIn> {
    const codeId = await guessCode(deps, caller, mobile, 'login', code);
    return enter(async (tx) => {
      await useCode(deps, tx, codeId);
      return findOrRegister(deps, tx, mobile, { language: caller.language, place: caller }, inviteCode);
    });
  }

  /** One refusal for "no such account", "no password set" and "wrong password", after the same amount of work. */
  async function byPassword(
    name: string,
    mobile: Mobile | null,
    password: string,
    captcha: Captcha,
  ): Promise<LoggedIn> {
    const account = await accountsRepo(deps.db).byLoginName(name, mobile);
    const typed = mobile ? `${mobile.countryId}:${mobile.mobile}` : name.toLowerCase();
    const isKnown = account !== undefined && (await isKnownDevice(deps.db, account.id, caller));
    const counted = loginTry(deps, typed, caller, isKnown);
    await countLoginTry(deps, counted, captcha);
    const fits = await passwordFits(account?.passwordHash ?? null, password);
    if (!account || !fits) throw new AppError('wrong_credentials');
    return enter(async (tx) => {
      await forgiveLoginTry(tx, counted);
      return { account, isNew: false };
    });
  }

  /** The session before, a guest's or another account's, ends in the transaction that starts the new one. */
  async function enter(find: (tx: Db) => Promise<{ account: Account; isNew: boolean }>): Promise<LoggedIn> {
    const { session, ...loggedIn } = await deps.db.transaction(async (tx) => {
      const { account, isNew } = await find(tx);
      if (await accountsRepo(tx).isBanned(account.id)) throw new AppError('account_banned');
      const guestId = caller.identity?.role === 'tourist' ? caller.identity.userId : null;
      const merged = guestId !== null && (await mergeGuest(deps, tx, guestId, account.id, deps.events.guestMerged));
      if (caller.token) await endSession(tx, caller.token);
      await noteDevice(deps, tx, account.id, caller);
      return { session: await startSession(deps, tx, account, caller), userId: account.id, isNew, merged };
    });
    caller.setSession(session);
    return loggedIn;
  }
};
