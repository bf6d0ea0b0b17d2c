import type { Language } from '@ninefold/contract/errors';
import type { Country } from '@ninefold/contract/shell';
import isoCountries from 'i18n-iso-countries';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/** A country's id is its ISO number, China 156; places without one cannot be chosen. */
type Place = { id: number; iso: CountryCode; dialCode: string };

/** As Chinese products name them. */
const NAMES: Record<Language, Partial<Record<CountryCode, string>>> = {
  zh: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  en: { HK: 'Hong Kong, China', MO: 'Macao, China', TW: 'Taiwan, China' },
};

const PLACES: readonly Place[] = getCountries().flatMap((iso) => {
  const id = Number(isoCountries.alpha2ToNumeric(iso) ?? 0);
  return id ? [{ id, iso, dialCode: getCountryCallingCode(iso) }] : [];
});
const byId = new Map(PLACES.map((place) => [place.id, place]));
const byIso = new Map<string, Place>(PLACES.map((place) => [place.iso, place]));

export const countryById = (id: number): Place | undefined => byId.get(id);
export const countryByIso = (iso: string): Place | undefined => byIso.get(iso);

const lists = new Map<string, readonly Country[]>();

/** In the language's own order, with `first` (the site's default) on top. Sorted once. */
export function countryList(language: Language, first: string): readonly Country[] {
  const key = `${language} ${first}`;
  const list = lists.get(key) ?? makeList(language, first);
  lists.set(key, list);
  return list;
}

function makeList(language: Language, first: string): Country[] {
  const locale = language === 'zh' ? 'zh-Hans-CN' : 'en';
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return PLACES.map(({ id, iso, dialCode }) => ({
    id,
    iso,
    name: NAMES[language][iso] ?? regions.of(iso) ?? iso,
    dial_code: dialCode,
  })).sort((a, b) => Number(b.iso === first) - Number(a.iso === first) || compare(a.name, b.name));
}
