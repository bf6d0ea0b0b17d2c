// @postgres: many codes at one moment
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#http/request/caller.ts';
import { secretFrom } from '#secret.ts';
import {
  openSite,
  PASSWORD,
  proofOf,
  refused,
  register,
  registerWithPassword,
  type Site,
  tally,
} from '../identity.testing.ts';
import { requireSecondFactor } from './check-code.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Browser = Pick<ReturnType<Site['visitor']>, 'api'>;
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() + ahead * 1000 });
const next = () => site.later(30);

/** A learner with a password who has just turned it on. */
async function guarded() {
  const { mobile } = await registerWithPassword(site);
  const here = site.visitor();
  await here.api.student.loginByPassword({ account: mobile, password: PASSWORD });
  const { secret } = await here.api.student.beginSecondFactor({ password_now: PASSWORD });
  const { recovery_codes } = await here.api.student.confirmSecondFactor({ code: codeOf(secret) });
  next();
  return { mobile, here, secret, recovery: recovery_codes };
}
const firstStep = async ({ api }: Browser, account: string): Promise<string> => {
  const { error, details } = await refused(api.student.loginByPassword({ account, password: PASSWORD }));
  expect(error).toBe('second_factor_needed');
  return String(details.ticket);
};
/** A browser that has a name, as a page has after its first call. */
const browser = async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
};
const end = async (call: Promise<unknown>) => (await refused(call)).error;

test('the password alone does not let in; with a code of the app it does', async () => {
  const { mobile, secret } = await guarded();
  const visitor = await browser();
  const ticket = await firstStep(visitor, mobile);
  expect((await visitor.api.student.getInfo()).role).toBe('tourist');
  expect(await end(visitor.api.student.loginBySecondFactor({ ticket, code: '000000' }))).toBe('second_factor_wrong');
  const entered = await visitor.api.student.loginBySecondFactor({ ticket, code: codeOf(secret) });
  expect(entered.user.mobile).toBe(mobile);
  expect((await visitor.api.student.getInfo()).role).toBe('student');
});

test('an SMS code alone does not let in either', async () => {
  const { mobile } = await guarded();
  expect(await end(register(site, mobile, await browser()))).toBe('second_factor_needed');
});

test('a code is taken once, even when it is sent ten times at the same moment', async () => {
  const { mobile, secret } = await guarded();
  const visitor = await browser();
  const ticket = await firstStep(visitor, mobile);
  const code = codeOf(secret);
  const ends = await tally(Array.from({ length: 4 }, () => visitor.api.student.loginBySecondFactor({ ticket, code })));
  expect(ends.answered).toBe(1);
  const other = await browser();
  const again = await firstStep(other, mobile);
  expect(await end(other.api.student.loginBySecondFactor({ ticket: again, code }))).toBe('second_factor_wrong');
});

test('the ticket of the first step is worth nothing in another browser, changed, or after ten minutes', async () => {
  const { mobile, secret } = await guarded();
  const [visitor, thief] = [await browser(), await browser()];
  const ticket = await firstStep(visitor, mobile);
  const enter = ({ api }: Browser, with_: string) =>
    end(api.student.loginBySecondFactor({ ticket: with_, code: codeOf(secret) }));
  expect(await enter(thief, ticket)).toBe('login_expired');
  expect(await enter(visitor, `${ticket.slice(0, -4)}AAAA`)).toBe('login_expired');
  site.later(601);
  expect(await enter(visitor, ticket)).toBe('login_expired');
});

test('five wrong codes in one browser are enough, and the owner elsewhere still gets in', async () => {
  const { mobile, secret } = await guarded();
  const [thief, owner] = [await browser(), await browser()];
  const ticket = await firstStep(thief, mobile);
  for (let guess = 0; guess < 5; guess++)
    expect(await end(thief.api.student.loginBySecondFactor({ ticket, code: `00000${guess}` }))).toBe(
      'second_factor_wrong',
    );
  expect(await end(thief.api.student.loginBySecondFactor({ ticket, code: codeOf(secret) }))).toBe('too_many_requests');
  const own = await firstStep(owner, mobile);
  await owner.api.student.loginBySecondFactor({ ticket: own, code: codeOf(secret) });
});

test('whatever strangers type in an hour, a device that logged in before gets in with the right code', async () => {
  const { mobile, here, secret } = await guarded();
  // The password is known to somebody, in four browsers: twenty wrong codes are enough for everybody who is new.
  for (let stranger = 0; stranger < 4; stranger++) {
    const visitor = await browser();
    const ticket = await firstStep(visitor, mobile);
    for (let guess = 0; guess < 5; guess++)
      await end(visitor.api.student.loginBySecondFactor({ ticket, code: `0000${stranger}${guess}` }));
  }
  const fresh = await browser();
  const ticket = await firstStep(fresh, mobile);
  expect(await end(fresh.api.student.loginBySecondFactor({ ticket, code: codeOf(secret) }))).toBe('too_many_requests');
  await here.api.student.logout();
  const own = await firstStep(here, mobile);
  expect((await here.api.student.loginBySecondFactor({ ticket: own, code: codeOf(secret) })).user.mobile).toBe(mobile);
});

test('with a new key of the site a recovery code still opens, and a code of the app is refused, not an error', async () => {
  const { here, recovery, secret } = await guarded();
  const user = await here.api.student.getInfo();
  const { matches } = site.deps.secret;
  const deps = { ...site.deps, secret: { ...secretFrom('another key of thirty-two characters', []), matches } };
  const caller = { device: 'some browser' } as Caller;
  await expect(requireSecondFactor(deps, caller, user.id, codeOf(secret))).rejects.toThrow('second_factor_wrong');
  await requireSecondFactor(deps, caller, user.id, recovery[0]!);
});

test('a recovery code opens once, typed in any way, and new ones replace the old', async () => {
  const { mobile, here, secret, recovery } = await guarded();
  expect(new Set(recovery).size).toBe(8);
  const enter = async (code: string) => {
    const visitor = await browser();
    return visitor.api.student.loginBySecondFactor({ ticket: await firstStep(visitor, mobile), code });
  };
  await enter(recovery[0]!.toLowerCase().replace('-', ' '));
  expect(await end(enter(recovery[0]!))).toBe('second_factor_wrong');
  expect((await here.api.student.getSecondFactor()).recovery_codes_left).toBe(7);
  const fresh = await here.api.student.renewRecoveryCodes({ code: codeOf(secret) });
  expect(await end(enter(recovery[1]!))).toBe('second_factor_wrong');
  await enter(fresh.recovery_codes[0]!);
});

test('turning it on needs the owner, ends other sessions, and the database holds no secret to read', async () => {
  const learner = await register(site);
  expect(await end(learner.api.student.beginSecondFactor({}))).toBe('proof_needed');
  const elsewhere = await register(site, learner.mobile);
  const { secret } = await learner.api.student.beginSecondFactor(await proofOf(site, learner.mobile));
  expect(await end(learner.api.student.confirmSecondFactor({ code: '000000' }))).toBe('second_factor_wrong');
  expect((await learner.api.student.getSecondFactor()).is_on).toBe(0);
  const { recovery_codes } = await learner.api.student.confirmSecondFactor({ code: codeOf(secret) });
  expect((await elsewhere.api.student.checkToken()).valid).toBe(0);
  const rows = await site.rows('select f.*, r.* from second_factors f join recovery_codes r using (user_id)');
  const kept = JSON.stringify(rows);
  for (const word of [secret, ...recovery_codes]) expect(kept).not.toContain(word);
});

test('it is turned off with a code, not without', async () => {
  const { mobile, here, secret } = await guarded();
  expect(await end(here.api.student.removeSecondFactor({ code: '000000' }))).toBe('second_factor_wrong');
  await here.api.student.removeSecondFactor({ code: codeOf(secret) });
  await site.visitor().api.student.loginByPassword({ account: mobile, password: PASSWORD });
});

test('where the site asks operators for it, one without it can only look after the account, and cannot turn it off again', async () => {
  const strict = await openSite({ SECOND_FACTOR: 'operators' }, 'menu', site);
  const operator = await registerWithPassword(strict);
  await strict.rows(`update users set role = 'backend-system' where id = ${operator.user.id}`);
  const desk = strict.visitor();
  const entered = await desk.api.student.loginByPassword({ account: operator.mobile, password: PASSWORD });
  expect(entered.second_factor_missing).toBe(1);
  expect(await end(desk.api.attempt.getChallengeList({}))).toBe('second_factor_missing');
  const { secret } = await desk.api.student.beginSecondFactor({ password_now: PASSWORD });
  const timestamp = strict.deps.now().getTime();
  await desk.api.student.confirmSecondFactor({ code: new TOTP({ secret }).generate({ timestamp }) });
  await desk.api.attempt.getChallengeList({});
  const later = new TOTP({ secret }).generate({ timestamp: timestamp + 30_000 });
  expect(await end(desk.api.student.removeSecondFactor({ code: later }))).toBe('forbidden');
  await strict.close();
});

test('where the site asks staff for it, a teacher of a school must have it from that moment, and no longer than that', async () => {
  const strict = await openSite({ SECOND_FACTOR: 'staff' }, 'menu', site);
  const [operator, teacher] = [await register(strict), await registerWithPassword(strict)];
  await strict.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
  await strict.rows(`update sessions set strong = true where user_id = $1`, [operator.user.id]);
  const entered = () => strict.visitor().api.student.loginByPassword({ account: teacher.mobile, password: PASSWORD });
  await teacher.api.student.loginByPassword({ account: teacher.mobile, password: PASSWORD });
  expect((await entered()).second_factor_missing).toBe(0);
  const { id } = await operator.api.organisation.create({ name: '晨星国际学校' });
  const { code } = await operator.api.organisation.makeInvite({ organisation_id: id, role: 'teacher' });
  await teacher.api.organisation.join({ code });
  expect(await end(teacher.api.organisation.getManaged({ organisation_id: id }))).toBe('second_factor_missing');
  expect((await teacher.api.student.getSecondFactor()).is_required).toBe(1);
  expect((await entered()).second_factor_missing).toBe(1);
  await operator.api.organisation.setMemberRole({ organisation_id: id, user_id: teacher.user.id, role: 'student' });
  expect((await entered()).second_factor_missing).toBe(0);
  await operator.api.organisation.setMemberRole({ organisation_id: id, user_id: teacher.user.id, role: 'owner' });
  expect((await entered()).second_factor_missing).toBe(1);
  await strict.close();
});
