import type { Country } from '@ninefold/contract/shell';

/** The code first: it stays readable when a narrow field cuts a long name off. */
export function countryLabel({ dial_code, name }: Country): string {
  return `+${dial_code} ${name}`;
}

/**
 * The country a number with a `+` belongs to: the longest dialling code it begins with. `current` wins where countries
 * share a code, as the United States and Canada do. null for a number without `+`, or with a code nobody has.
 */
export function countryOfNumber(typed: string, countries: readonly Country[], current: number): Country | null {
  const plain = typed.normalize('NFKC').trim();
  if (!plain.startsWith('+')) return null;
  const digits = plain.replace(/\D/g, '');
  const fitting = countries
    .filter(({ dial_code }) => digits.startsWith(dial_code))
    .sort((a, b) => b.dial_code.length - a.dial_code.length);
  const longest = fitting.filter(({ dial_code }) => dial_code === fitting[0]?.dial_code);
  return longest.find(({ id }) => id === current) ?? longest[0] ?? null;
}
