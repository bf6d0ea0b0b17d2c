import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { student } from '@ninefold/contract/identity';
import { visibleActionsOf } from '@ninefold/core/identity/visible-actions';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Caller, Identity as Visitor } from '#http/request/caller.ts';
import type { JobData } from '#jobs/jobs.ts';
import { SettingsError } from '#settings.ts';
import type { IdentityDeps } from './account-events.ts';
import { countryByIso, countryList } from './countries.ts';
import { welcomeGuest } from './guest/guests.ts';
import { sendSms } from './identity.job.ts';
import { issueCaptcha, requireCaptcha } from './login/captcha.ts';
import { logIn } from './login/log-in.ts';
import { mobileOrNull, readMobile } from './login/mobiles.ts';
import { resetPassword } from './login/reset-password.ts';
import { proveCode } from './login/reset-proof.ts';
import { checkCode, sendCode } from './login/sms-codes.ts';
import { smsCountries } from './login/sms-countries.ts';
import { sendNotice } from './notices.ts';
import {
  becomeOperator,
  makeOperatorLink,
  type NewOperator,
  operatorLinkKind,
  type UsedLink,
} from './operators/become-operator.ts';
import { replaceAvatar } from './profile/avatar.ts';
import { bindMobile } from './profile/bind-mobile.ts';
import { changePassword } from './profile/change-password.ts';
import { type OwnerProof, requireOwner } from './profile/owner-proof.ts';
import { changeProfile, currentVipSkills, readProfile } from './profile/profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './profile/second-factor.ts';
import { bindWechat, wechatState } from './profile/wechat-bind.ts';
import { devicesOf, endDevice, endOtherDevices } from './sessions/devices.ts';
import { answerNewDevice, hasNewDevice, newDevicesOf } from './sessions/new-devices.ts';
import { endSession, sessionFinder } from './sessions/sessions.ts';

type In<K extends keyof typeof student> = ParsedInput<(typeof student)[K]>;

export type Identity = ReturnType<typeof identityService>;

/** Who somebody is, and how they prove it. */
export const identityService = (deps: IdentityDeps) => {
  const { settings } = deps;
  const home = countryByIso(settings.DEFAULT_COUNTRY);
  if (!home) throw new SettingsError(`DEFAULT_COUNTRY: there is no country ${settings.DEFAULT_COUNTRY}`);

  return {
    whoIs: sessionFinder(deps),
    /** Those whose numbers can log in here. */
    async countries(language: Language) {
      const list = countryList(language, settings.DEFAULT_COUNTRY);
      const open = new Set(
        await smsCountries(
          deps,
          list.map(({ id }) => id),
        ),
      );
      return list.filter(({ id }) => open.has(id));
    },
    vipSkills: (userId: number) => currentVipSkills(deps, userId),
    sendSms: (data: JobData['send-sms']) => sendSms(deps, data),
    sendNotice: (data: JobData['send-notice']) => sendNotice(deps, data),

    getTouristToken: (caller: Caller) => welcomeGuest(deps, caller),
    getInfo: (userId: number, language: Language) => readProfile(deps, deps.db, userId, language),
    /** The same for the page, which also wants to know whether something at home waits for an answer. */
    async getInfoHere(userId: number, caller: Caller) {
      const info = await readProfile(deps, deps.db, userId, caller.language);
      if (info.role === 'tourist') return info;
      const hasNews = (await hasNewDevice(deps, userId, caller)) || (await deps.events.hasOffer(userId));
      return { ...info, has_news: hasNews ? (1 as const) : (0 as const) };
    },
    updateInfo: (userId: number, change: In<'updateInfo'>, language: Language) =>
      changeProfile(deps, userId, change, language),

    async uploadAvatar(userId: number, bytes: Uint8Array, language: Language) {
      await replaceAvatar(deps, userId, bytes);
      return readProfile(deps, deps.db, userId, language);
    },

    async checkToken(identity: Visitor | null) {
      return { valid: identity ? (1 as const) : (0 as const), role: identity?.role ?? ('tourist' as const) };
    },

    async logout(caller: Caller) {
      if (caller.token) await endSession(deps.db, caller.token);
      caller.setSession(null);
      // The next one at this machine is not at their school.
      caller.setOrganisation(null);
      return {};
    },

    async getCaptcha(caller: Caller) {
      const { question } = await issueCaptcha(deps, caller);
      // Without a session the answer belongs to this browser, which needs a name to come back with.
      caller.keepDevice();
      return question;
    },

    /** `invite_code` counts when the number is new; somebody who already has an account was not invited. */
    async loginBySms(caller: Caller, { country_id, mobile, code, invite_code }: In<'loginBySms'>) {
      const number = readMobile(country_id, mobile);
      return entered(await logIn(deps, caller).bySms(number, code, invite_code), caller);
    },

    async loginByPassword(
      caller: Caller,
      { account, country_id = home.id, password, ...captcha }: In<'loginByPassword'>,
    ) {
      const number = mobileOrNull(country_id, account);
      return entered(await logIn(deps, caller).byPassword(account, number, password, captcha), caller);
    },

    loginBySecondFactor: async (caller: Caller, { ticket, code }: In<'loginBySecondFactor'>) =>
      entered(await logIn(deps, caller).bySecondFactor(ticket, code), caller),

    getSecondFactor: (userId: number) => secondFactorOf(deps, userId),
    beginSecondFactor: (userId: number, caller: Caller, proof: In<'beginSecondFactor'>) =>
      beginSecondFactor(deps, caller, userId, proof),
    confirmSecondFactor: (userId: number, caller: Caller, { code }: In<'confirmSecondFactor'>) =>
      confirmSecondFactor(deps, caller, userId, code),
    renewRecoveryCodes: (userId: number, caller: Caller, { code }: In<'renewRecoveryCodes'>) =>
      renewRecoveryCodes(deps, caller, userId, code),
    removeSecondFactor: (userId: number, caller: Caller, { code }: In<'removeSecondFactor'>) =>
      removeSecondFactor(deps, caller, userId, code),

    async sendStudentSms(caller: Caller, input: In<'sendStudentSms'>) {
      const number = readMobile(input.country_id, input.mobile);
      await requireCaptcha(deps, caller, input.key, input.captcha_value);
      return sendCode(deps, number, input.point, caller);
    },

    async checkSms(caller: Caller, { country_id, mobile, code, point }: In<'checkSms'>) {
      await checkCode(deps, caller, readMobile(country_id, mobile), point, code);
      return { valid: 1 as const };
    },

    async accountBindMobile(userId: number, { country_id, mobile, ...codes }: In<'accountBindMobile'>, caller: Caller) {
      await bindMobile(deps, caller, userId, readMobile(country_id, mobile), codes);
      return readProfile(deps, deps.db, userId, caller.language);
    },

    async resetPasswordSendSms(caller: Caller, input: In<'resetPasswordSendSms'>) {
      const number = readMobile(input.country_id, input.mobile);
      await requireCaptcha(deps, caller, input.key, input.captcha_value);
      return sendCode(deps, number, 'reset', caller);
    },

    async checkResetPasswordSms(caller: Caller, { country_id, mobile, code }: In<'checkResetPasswordSms'>) {
      await proveCode(deps, caller, readMobile(country_id, mobile), code);
      return { valid: 1 as const };
    },

    async resetPassword(caller: Caller, input: In<'resetPassword'>) {
      if (input.password !== input.submit_password)
        throw new AppError('passwords_differ', { fields: ['submit_password'] });
      await resetPassword(deps, caller, readMobile(input.country_id, input.mobile), input);
      return {};
    },

    async changePassword(userId: number, { submit_password, ...input }: In<'changePassword'>, caller: Caller) {
      if (input.password !== submit_password) throw new AppError('passwords_differ', { fields: ['submit_password'] });
      await changePassword(deps, caller, userId, input);
      return {};
    },

    getDeviceList: (userId: number, { token }: Caller) => devicesOf(deps, userId, token),
    endDevice: (userId: number, { id }: In<'endDevice'>) => endDevice(deps, userId, id),
    endOtherDevices: (userId: number, { token }: Caller) => endOtherDevices(deps, userId, token),

    getNewDeviceList: (userId: number, caller: Caller) => newDevicesOf(deps, userId, caller),
    answerNewDevice: (userId: number, caller: Caller, { id, was_me }: In<'answerNewDevice'>) =>
      answerNewDevice(deps, userId, caller, id, was_me === 1),
    /** A session alone may be a stranger's: what opens doors for others asks for the owner. */
    requireOwner: (userId: number, caller: Caller, proof: OwnerProof) => requireOwner(deps, caller, userId, proof),

    /** null: somebody runs this site already. */
    makeOperatorLink: () => makeOperatorLink(deps),
    /** null: worth nothing, or no more. */
    operatorLinkKind: (token: string) => operatorLinkKind(deps, deps.db, token),
    becomeOperator: (
      caller: Caller,
      who: NewOperator,
      made: (tx: Db, userId: number, link: UsedLink) => Promise<void>,
    ) => becomeOperator(deps, caller, who, made),

    getWechatBind: (userId: number, caller: Caller) => wechatState(deps, userId, caller),
    getWechatBindAuthorize: (userId: number, caller: Caller, input: In<'getWechatBindAuthorize'>) =>
      bindWechat(deps, userId, caller, input),

    getOperationPermissionsList: async (userId: number, identity: Visitor | null) =>
      visibleActionsOf(identity?.role ?? 'tourist', await currentVipSkills(deps, userId)),
  };

  async function entered(
    { userId, isNew, merged, missing }: { userId: number; isNew: boolean; merged: boolean; missing: boolean },
    caller: Caller,
  ) {
    await deps.events.loggedIn(caller, userId);
    const user = await readProfile(deps, deps.db, userId, caller.language);
    const flag = (value: boolean) => (value ? (1 as const) : (0 as const));
    return { user, is_new: flag(isNew), merged_guest: flag(merged), second_factor_missing: flag(missing) };
  }
};
