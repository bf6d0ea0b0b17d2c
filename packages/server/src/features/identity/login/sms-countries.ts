import type { Deps } from '#deps.ts';
import { countryById } from '../countries.ts';
import { smsCodesRepo } from './sms-codes.repo.ts';

/**
 * Of these countries the ones whose numbers get a code: those of the setting, or the site's own. Where nobody has
 * chosen, the countries of learners who are here already count too: an upgrade must not lock them out, and their
 * country says nothing about a number.
 */
export async function smsCountries(
  { db, settings: { SMS_COUNTRIES, DEFAULT_COUNTRY } }: Pick<Deps, 'db' | 'settings'>,
  countryIds: readonly number[],
): Promise<number[]> {
  if (SMS_COUNTRIES === '*') return [...countryIds];
  const chosen = (SMS_COUNTRIES || DEFAULT_COUNTRY).split(',').map((iso) => iso.trim());
  const isChosen = (id: number) => chosen.includes(countryById(id)?.iso ?? '');
  const others = countryIds.filter((id) => !isChosen(id));
  const known = SMS_COUNTRIES || others.length === 0 ? [] : await smsCodesRepo(db).countriesOfLearners(others);
  return countryIds.filter((id) => isChosen(id) || known.includes(id));
}
