import { z } from 'zod';
import { calls } from './call.ts';
import { Band, Flag, Id, Line, Name, Nothing, Text } from './fields.ts';
import { deviceCalls } from './identity/devices.ts';
import { LANGUAGES, MODULES, ROLES, UserInfo } from './identity/user-info.ts';

/** `/api/student/*`: who the learner is. Field names are the specification's. */

export { ROLES, type Role, SKILLS, UserInfo, type VipSkill } from './identity/user-info.ts';

const Mobile = Line(20, 4);
const SmsCode = z.string().regex(/^\d{6}$/);
const Password = Text(64, 8);
const Device = { country_id: Id, mobile: Mobile };
/** The owner shows that it is them: by the password, or by a code sent (point `prove`) to the number they have now. */
const OwnerProof = { password_now: Text(64, 1).optional(), own_code: SmsCode.optional() };
const Captcha = { captcha_value: Line(16).optional(), key: Line(64).optional() };

/**
 * The answer is the number below `most` for which scrypt(nonce followed by the number as four bytes, salt) begins with
 * `prefix`; `cost` and `block` are scrypt's N and r. It goes back as `captcha_value`.
 */
const Question = z.object({
  key: z.string(),
  captcha_type: z.literal('scrypt'),
  nonce: z.string(),
  salt: z.string(),
  cost: z.int(),
  block: z.int(),
  length: z.int(),
  prefix: z.string(),
  most: z.int(),
});
export type CaptchaQuestion = z.output<typeof Question>;

/** What a login brings: the page then refetches get-info under the new cookie. */
const Entered = z.object({ user: UserInfo, is_new: Flag, merged_guest: Flag, second_factor_missing: Flag });

/** Six digits of the app, or a recovery code. */
const SecondFactorCode = z.strictObject({ code: Line(16, 6) });
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const student = calls({
  getTouristToken: {
    summary: 'Start a guest session (sets the token cookie)',
    access: 'anyone',
    input: Nothing,
    output: z.object({ role: z.enum(ROLES) }),
  },
  getInfo: { summary: 'The user behind the session', access: 'visitor', input: Nothing, output: UserInfo },
  updateInfo: {
    summary: 'Change profile and exam settings; only the fields listed here can be changed',
    access: 'account',
    input: z.strictObject({
      name: Name(40, 1).optional(),
      exam_type: z.union([z.literal(1), z.literal(2)]).optional(),
      module: z.enum(MODULES).optional(),
      language: z.enum(LANGUAGES).optional(),
      time_zone: Line(64, 1).optional(),
      country_id: Id.optional(),
      exam_purpose: Line(60).optional(),
      target_score: Band.min(4).optional(),
      target_score_listen: Band.min(4).optional(),
      target_score_read: Band.min(4).optional(),
      target_score_speak: Band.min(4).optional(),
      target_score_write: Band.min(4).optional(),
    }),
    output: UserInfo,
  },
  uploadAvatar: {
    summary: 'Replace the avatar; the file is judged by its content',
    access: 'account',
    input: Nothing,
    output: UserInfo,
    upload: { maxBytes: 2 * 1024 * 1024, kinds: ['image'] },
  },
  checkToken: {
    summary: 'Is the session alive, and whose is it',
    access: 'anyone',
    input: Nothing,
    output: z.object({ valid: Flag, role: z.enum(ROLES) }),
  },
  logout: { summary: 'End the session on the server', access: 'anyone', input: Nothing, output: Nothing },
  getCaptcha: {
    summary: 'A number for the browser to find by trying (proof of work); the answer is good once, in this session',
    access: 'anyone',
    input: Nothing,
    output: Question,
  },
  loginBySms: {
    summary: 'Log in, or register, with a code sent to the mobile',
    access: 'anyone',
    input: z.strictObject({ ...Device, code: SmsCode, invite_code: Line(16).optional() }),
    output: Entered,
  },
  loginByPassword: {
    summary: 'Log in with a mobile or account name and a password; a captcha is asked for after three failures',
    access: 'anyone',
    input: z.strictObject({ account: Line(64, 1), country_id: Id.optional(), password: Text(64, 1), ...Captcha }),
    output: Entered,
  },
  sendStudentSms: {
    summary: 'Send a code to log in, to bind a number or to prove who one is; `point` names the purpose',
    access: 'anyone',
    input: z.strictObject({
      ...Device,
      captcha_value: Line(16),
      captcha_code: Line(64).optional(),
      captcha_type: Line(16).optional(),
      key: Line(64),
      point: z.enum(['login', 'bind', 'prove']).default('login'),
    }),
    output: z.object({ wait_seconds: z.int(), valid_seconds: z.int() }),
  },
  checkSms: {
    summary: 'Is this code right (does not use it up)',
    access: 'anyone',
    input: z.strictObject({ ...Device, code: SmsCode, point: z.enum(['login', 'bind', 'prove']).default('login') }),
    output: z.object({ valid: Flag }),
  },
  accountBindMobile: {
    summary: 'Bind or change the mobile of the account; a change needs the password or a code to the old number',
    access: 'account',
    input: z.strictObject({ ...Device, code: SmsCode, ...OwnerProof }),
    output: UserInfo,
  },
  resetPasswordSendSms: {
    summary: 'Send a reset code; the answer is the same for known and unknown numbers',
    access: 'anyone',
    input: z.strictObject({ ...Device, captcha_value: Line(16), key: Line(64) }),
    output: z.object({ wait_seconds: z.int(), valid_seconds: z.int() }),
  },
  checkResetPasswordSms: {
    summary: 'Prove the reset code; the proof lasts ten minutes',
    access: 'anyone',
    input: z.strictObject({ ...Device, code: SmsCode }),
    output: z.object({ valid: Flag }),
  },
  resetPassword: {
    summary: 'Set a new password after the code was proved; ends every other session',
    access: 'anyone',
    input: z.strictObject({ ...Device, code: SmsCode.optional(), password: Password, submit_password: Text(64) }),
    output: Nothing,
  },
  loginBySecondFactor: {
    summary:
      'The second step of a log-in: the ticket of `second_factor_needed`, and a code of the app or a recovery code',
    access: 'anyone',
    input: z.strictObject({ ticket: Line(1000, 1), code: Line(16, 6) }),
    output: Entered,
  },
  getSecondFactor: {
    summary: 'Is a second factor on, must it be, and how many recovery codes are left',
    access: 'account',
    input: Nothing,
    output: z.object({ is_on: Flag, is_required: Flag, recovery_codes_left: z.int() }),
  },
  beginSecondFactor: {
    summary: 'A secret for the authenticator app; it counts once it is confirmed',
    access: 'account',
    input: z.strictObject(OwnerProof),
    output: z.object({ secret: z.string(), address: z.string() }),
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with a first code; answers the recovery codes, once',
    access: 'account',
    input: SecondFactorCode,
    output: RecoveryCodes,
  },
  renewRecoveryCodes: {
    summary: 'New recovery codes in place of the old',
    access: 'account',
    input: SecondFactorCode,
    output: RecoveryCodes,
  },
  removeSecondFactor: {
    summary: 'Turn the second factor off, where the site does not ask for it',
    access: 'account',
    input: SecondFactorCode,
    output: Nothing,
  },
  changePassword: {
    summary: 'Set a password, or a new one with the old or a code to the own number; ends every other session',
    access: 'account',
    input: z.strictObject({ ...OwnerProof, password: Password, submit_password: Text(64) }),
    output: Nothing,
  },
  ...deviceCalls,
  getWechatBind: {
    summary: 'Is WeChat bound, and may it be',
    access: 'account',
    input: Nothing,
    output: z.object({ enabled: Flag, is_bind: Flag, wechat_name: z.string(), authorize_url: z.string() }),
  },
  getWechatBindAuthorize: {
    summary: 'Bind WeChat with the OAuth code it returned',
    access: 'account',
    /** `state` comes back beside the code; it shows that this session asked. */
    input: z.strictObject({ code: Line(256, 1), state: Line(128).optional() }),
    output: z.object({ is_bind: Flag, wechat_name: z.string() }),
  },
  getOperationPermissionsList: {
    summary: 'What this account may do, as `skill.action` keys',
    access: 'account',
    input: Nothing,
    output: z.array(z.string()),
  },
});
