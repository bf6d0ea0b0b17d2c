import { randomInt } from 'node:crypto';
import type { Language } from '@ninefold/contract/errors';
import type { Db } from '#db/db.ts';
import type { IdentityDeps } from '../account-events.ts';
import { type Account, accountsRepo } from '../accounts.repo.ts';
import type { Place } from '../learners/learners.service.ts';
import type { Mobile } from './mobiles.ts';

/** Read over the telephone without spelling: no 0 O, 1 I L. */
const INVITE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const MOST_TRIES = 5;

/** The account of a number, made when there is none. Two first logins at the same moment make one. */
export async function findOrRegister(
  deps: IdentityDeps,
  tx: Db,
  mobile: Mobile,
  { language, place }: { language: Language; place: Place },
  inviteCode = '',
): Promise<{ account: Account; isNew: boolean }> {
  const repo = accountsRepo(tx);
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const existing = await repo.byMobile(mobile);
    if (existing) return { account: existing, isNew: false };
    const account = await repo.insertAccount({
      role: 'student',
      country_id: mobile.countryId,
      mobile: mobile.mobile,
      name: defaultName(mobile.mobile, language),
      invite_code: newInviteCode(),
      language,
      time_zone: deps.settings.DEFAULT_TIME_ZONE,
    });
    if (!account) continue; // the number was registered in between, or the invite code exists: look again
    await deps.events.registered(tx, account.id, inviteCode, place);
    await deps.events.mobileBound(tx, account.id);
    return { account, isNew: true };
  }
  throw new Error(`no free invite code after ${MOST_TRIES} tries`);
}

export const newInviteCode = () =>
  Array.from({ length: 8 }, () => INVITE_LETTERS[randomInt(INVITE_LETTERS.length)]).join('');

const defaultName = (mobile: string, language: Language) =>
  `${language === 'zh' ? '学员' : 'Learner'} ${mobile.slice(-4)}`;
