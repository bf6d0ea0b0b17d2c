import type { Deps } from '#deps.ts';
import type { JobData } from '#jobs/jobs.ts';
import { smsText } from '#providers/sms/words.ts';
import { accountsRepo } from './accounts.repo.ts';
import { countryById } from './countries.ts';
import { smsCodesRepo } from './login/sms-codes.repo.ts';
import type { SealedCode } from './login/sms-codes.ts';

/**
 * Sends one code. It may run twice (the message then says the same code) or late, so a code that is used, expired or
 * replaced is left alone. Whether a number may reset a password is looked up here, where nobody can time it.
 */
export async function sendSms(deps: Deps, { countryId, mobile, purpose, sealed }: JobData['send-sms']): Promise<void> {
  const { id, code, language } = JSON.parse(deps.secret.open(sealed)) as SealedCode;
  const to = { countryId, mobile };
  const newest = await smsCodesRepo(deps.db).newest(to, purpose);
  if (newest?.id !== id || newest.used_at || newest.expires_at <= deps.now()) return;
  if (purpose === 'reset' && !(await accountsRepo(deps.db).byMobile(to))) return;
  const country = countryById(countryId);
  if (!country) throw new Error(`a code for the unknown country ${countryId}`);
  await deps.sms.send({
    country: country.iso,
    dialCode: country.dialCode,
    mobile,
    purpose,
    code,
    text: smsText(code, purpose, deps.settings.SMS_CODE_MINUTES, language),
  });
}
