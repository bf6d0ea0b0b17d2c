/** Money is counted in cents (分), whole numbers only; yuan exist on screens and in a provider's messages. */

/** `39`, `39.5` and `39.50` as providers write them; null for anything else. */
export function centsOfYuan(yuan: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  return whole ? Number(whole) * 100 + Number(part.padEnd(2, '0')) : null;
}

/** Always with two decimals, as providers want it. */
export const yuanOfCents = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
