import { api } from '#lib/api.ts';
import type { MobileEntry } from './MobileFields.tsx';
import type { CodePurpose } from './useCodeWait.ts';

type PictureCode = { key: string; value: string };

/** Logging in and binding share a call; in the specification resetting a password has its own. */
export function sendCode(purpose: CodePurpose, number: MobileEntry, picture: PictureCode) {
  const request = {
    country_id: number.countryId,
    mobile: number.mobile,
    captcha_value: picture.value.trim(),
    key: picture.key,
  };
  return purpose === 'reset'
    ? api.student.resetPasswordSendSms(request)
    : api.student.sendStudentSms({ ...request, point: purpose });
}
