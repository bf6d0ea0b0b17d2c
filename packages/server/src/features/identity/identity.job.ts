import type { House } from '#house.ts';
import type { JobData } from '#jobs/jobs.ts';
import { smsText } from '#providers/sms/words.ts';
import { accountsRepo } from './accounts.repo.ts';
import { smsCodesRepo } from './login/sms-codes.repo.ts';
import type { SealedCode } from './login/sms-codes.ts';
import { countryById } from './profile/countries.ts';

/**
 * Sends one code. It may run twice (the message then says the same code) or late, so a code that is used, expired or
 * replaced is left alone. Whether a number may reset a password is looked up here, where nobody can time it.
 */
export async function sendSms(
  house: House,
  { countryId, mobile, purpose, sealed }: JobData['send-sms'],
): Promise<void> {
  const { id, code, language } = JSON.parse(house.secret.open(sealed)) as SealedCode;
  const to = { countryId, mobile };
  const newest = await smsCodesRepo(house.db).newest(to, purpose);
  if (newest?.id !== id || newest.used_at || newest.expires_at <= house.now()) return;
  if (purpose === 'reset' && !(await accountsRepo(house.db).byMobile(to))) return;
  const country = countryById(countryId);
  if (!country) throw new Error(`a code for the unknown country ${countryId}`);
  await house.sms.send({
    country: country.iso,
    dialCode: country.dialCode,
    mobile,
    purpose,
    code,
    text: smsText(code, purpose, house.settings.SMS_CODE_MINUTES, language),
  });
}
