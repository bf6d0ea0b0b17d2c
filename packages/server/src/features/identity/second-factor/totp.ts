import { Secret, TOTP } from 'otpauth';

/** Six digits every half minute, as every authenticator app makes them. */
const ISSUER = 'Ninefold';

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says. */
export const addressOf = (secret: string, label: string): string =>
  new TOTP({ issuer: ISSUER, label, secret }).toString();

/** The half minute that a code belongs to, or null: a clock may be half a minute off on either side. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ issuer: ISSUER, secret });
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: 1 });
  return off === null ? null : totp.counter({ timestamp }) + off;
}
