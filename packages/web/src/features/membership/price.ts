import type { Language } from '#i18n/language.ts';
import { languageTag } from '#i18n/language.ts';

/** ¥68 and ¥41.50: cents are shown only where there are some. */
export function formatPrice(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

const MONTHS = { month: 1, season: 3, year: 12 } as const;

/** The price per month in whole cents; null where that is the price itself. */
export function perMonth(cents: number, term: keyof typeof MONTHS): number | null {
  return term === 'month' ? null : Math.round(cents / MONTHS[term]);
}
