import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Caller } from '#http/request/caller.ts';
import type { IdentityDeps } from '../account-events.ts';
import { type Account, accountsRepo } from '../accounts.repo.ts';
import { mergeGuest } from '../guest/merge-guest.ts';
import { tell } from '../notices.ts';
import { requireSecondFactor } from '../second-factor/check-code.ts';
import { issueTicket, openTicket } from '../second-factor/login-ticket.ts';
import { secondFactorRepo } from '../second-factor/second-factor.repo.ts';
import { isKnownDevice, noteDevice } from '../sessions/known-devices.ts';
import { mustHave } from '../sessions/second-factor-required.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import { countLoginTry, forgiveLoginTry, loginTry } from './login-limits.ts';
import type { Mobile } from './mobiles.ts';
import { passwordFits } from './passwords.ts';
import { findOrRegister } from './register.ts';
import { guessCode, useCode } from './sms-codes.ts';

/** `missing`: the site asks for a second factor that this account does not have yet. */
type LoggedIn = { userId: number; isNew: boolean; merged: boolean; missing: boolean };
type Captcha = { key?: string | undefined; captcha_value?: string | undefined };

export const logIn = (deps: IdentityDeps, caller: Caller) => {
  return { bySms, byPassword, bySecondFactor };

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
    await countLoginTry(deps, caller, counted, captcha);
    const fits = await passwordFits(account?.passwordHash ?? null, password);
    if (!account || !fits) throw new AppError('wrong_credentials');
    return enter(async (tx) => {
      // Checking took a while: a password that was replaced meanwhile, or an account that is gone, opens nothing.
      if ((await accountsRepo(tx).holdPassword(account.id)) !== account.passwordHash)
        throw new AppError('wrong_credentials');
      await forgiveLoginTry(tx, counted);
      return { account, isNew: false };
    });
  }

  async function enter(find: (tx: Db) => Promise<{ account: Account; isNew: boolean }>): Promise<LoggedIn> {
    const found = await deps.db.transaction(async (tx) => {
      const { account, isNew } = await find(tx);
      if (await accountsRepo(tx).isBanned(account.id)) throw new AppError('account_banned');
      const guarded = await secondFactorRepo(tx).find(account.id);
      if (guarded?.confirmedAt) return { ticketFor: { userId: account.id, isNew } };
      return begin(tx, account, isNew, false, guarded !== undefined && mustHave(deps.settings, guarded));
    });
    // Said after the transaction: the code of the first step is used up, whatever comes of the second.
    if ('ticketFor' in found) {
      // A browser without a session needs a name to come back with.
      caller.keepDevice();
      throw new AppError('second_factor_needed', { details: { ticket: issueTicket(deps, caller, found.ticketFor) } });
    }
    caller.setSession(found.session);
    return found.loggedIn;
  }

  /** The second step, in the browser of the first. */
  async function bySecondFactor(ticket: string, code: string): Promise<LoggedIn> {
    const { userId, isNew } = openTicket(deps, caller, ticket);
    await requireSecondFactor(deps, caller, userId, code);
    const { session, loggedIn } = await deps.db.transaction(async (tx) => {
      const guarded = await secondFactorRepo(tx).find(userId);
      if (!guarded?.confirmedAt) throw new AppError('login_expired');
      if (await accountsRepo(tx).isBanned(userId)) throw new AppError('account_banned');
      return begin(tx, { id: userId, role: guarded.role }, isNew, true);
    });
    caller.setSession(session);
    return loggedIn;
  }

  async function tellOfDevice(tx: Db, userId: number): Promise<void> {
    const owner = await accountsRepo(tx).ownerOf(userId);
    if (owner?.number) await tell(deps, tx, owner.number, 'new_device', caller.language);
  }

  /** The session before, a guest's or another account's, ends in the transaction that starts the new one. */
  async function begin(tx: Db, account: Account, isNew: boolean, strong: boolean, missing = false) {
    const guestId = caller.identity?.role === 'tourist' ? caller.identity.userId : null;
    const merged = guestId !== null && (await mergeGuest(deps, tx, guestId, account.id, deps.events.guestMerged));
    if (caller.token) await endSession(tx, caller.token);
    const { isNew: isNewDevice } = await noteDevice(deps, tx, account.id, caller);
    if (isNewDevice && deps.settings.NEW_DEVICE_SMS) await tellOfDevice(tx, account.id);
    const session = await startSession(deps, tx, account, caller, strong);
    return { session, loggedIn: { userId: account.id, isNew, merged, missing } };
  }
};
