import type { Language } from '@ninefold/contract/errors';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { JobData } from '#jobs/jobs.ts';
import { type NoticeKind, noticeText } from '#providers/sms/words.ts';
import { countryById } from './countries.ts';
import type { Mobile } from './login/mobiles.ts';

/** A message without a code: what has happened to the account, to whom it belongs. Sent exactly when it has happened. */
export const tell = (deps: Deps, tx: Db, { countryId, mobile }: Mobile, notice: NoticeKind, language: Language) =>
  deps.jobs.send(tx, 'send-notice', { countryId, mobile, notice, language });

export async function sendNotice(deps: Deps, { countryId, mobile, notice, language }: JobData['send-notice']) {
  const country = countryById(countryId);
  if (!country) throw new Error(`a notice for the unknown country ${countryId}`);
  const text = noticeText(notice, language);
  await deps.sms.send({ country: country.iso, dialCode: country.dialCode, mobile, purpose: 'notice', code: '', text });
}
