import { createSign, createVerify, type KeyObject } from 'node:crypto';

/** RSA with SHA-256, in base64: Alipay calls it RSA2, WeChat SHA256-RSA2048. */
export const signed = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');

export function isSigned(text: string | Uint8Array, signature: string, key: KeyObject): boolean {
  // Node's decoder skips what is no base64; a signature is believed only as it was made.
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(signature)) return false;
  return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');
}
