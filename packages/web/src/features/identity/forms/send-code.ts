import { api } from '#lib/api.ts';
import type { MobileEntry } from './MobileFields.tsx';
import type { CaptchaAnswer } from './useCaptcha.ts';
import type { CodePurpose } from './useCodeWait.ts';

/** Logging in and binding share a call; in the specification resetting a password has its own. */
export function sendCode(purpose: CodePurpose, number: MobileEntry, answer: CaptchaAnswer) {
  const request = {
    country_id: number.countryId,
    mobile: number.mobile,
    ...answer,
  };
  return purpose === 'reset'
    ? api.student.resetPasswordSendSms(request)
    : api.student.sendStudentSms({ ...request, point: purpose });
}
