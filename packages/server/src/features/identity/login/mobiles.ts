import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '#app-error.ts';
import { countryById, countryByIso } from '../countries.ts';

/** One telephone, written one way: the country it belongs to and its national significant number. */
export type Mobile = { countryId: number; mobile: string };

/** North America cannot tell mobiles from fixed lines. */
const CAN_RECEIVE: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

export function readMobile(countryId: number, typed: string): Mobile {
  if (!countryById(countryId)) throw new AppError('invalid_input', { fields: ['country_id'] });
  const mobile = mobileOrNull(countryId, typed);
  if (!mobile) throw new AppError('mobile_invalid', { fields: ['mobile'] });
  return mobile;
}

/** null instead of a refusal: a login name may be a mobile or not. */
export function mobileOrNull(countryId: number, typed: string): Mobile | null {
  const country = countryById(countryId);
  const phone = country && parsePhoneNumberFromString(typed.trim(), { defaultCountry: country.iso, extract: false });
  // A foreign number with its own +code, under another chosen country: asking is better than guessing.
  if (!phone || phone.ext || phone.countryCallingCode !== country.dialCode) return null;
  return canonical(phone.number);
}

/**
 * Countries share dialling codes (+1, +44, +7 …), so the country comes from the number itself:
 * otherwise one telephone entered under two countries would be two accounts.
 */
function canonical(international: string): Mobile | null {
  const phone = parsePhoneNumberFromString(international);
  const country = phone?.country && countryByIso(phone.country);
  if (!phone || !country || !phone.isValid() || !CAN_RECEIVE.includes(phone.getType())) return null;
  return { countryId: country.id, mobile: phone.nationalNumber };
}
