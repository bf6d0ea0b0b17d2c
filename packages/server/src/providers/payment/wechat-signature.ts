import { createDecipheriv, type KeyObject } from 'node:crypto';
import { isSigned, signed } from './rsa.ts';

/** WeChat Pay v3: what is signed is its parts, each on a line of its own. */

type Request = { method: string; path: string; body: string; seconds: number; nonce: string };
type Merchant = { mchId: string; serial: string; key: KeyObject };

export function authorization(
  { method, path, body, seconds, nonce }: Request,
  { mchId, serial, key }: Merchant,
): string {
  const signature = signed(lines(method, path, String(seconds), nonce, body), key);
  return `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${seconds}",serial_no="${serial}"`;
}

type Headers = Readonly<Record<string, string | undefined>>;
type Platform = { keyId: string; key: KeyObject };

/** Answers and callbacks carry the same four headers. */
export function isFromWechat(headers: Headers, body: Uint8Array, { keyId, key }: Platform): boolean {
  const { 'wechatpay-timestamp': seconds = '', 'wechatpay-nonce': nonce = '' } = headers;
  const { 'wechatpay-signature': signature = '', 'wechatpay-serial': serial = '' } = headers;
  if (serial !== keyId || !/^\d{1,12}$/.test(seconds) || !nonce) return false;
  const text = Buffer.concat([Buffer.from(lines(seconds, nonce)), body, Buffer.from('\n')]);
  return isSigned(text, signature, key);
}

type Sealed = { ciphertext: string; nonce: string; associated_data: string };

/** AES-256-GCM; the last sixteen bytes are the tag. Throws when a single bit is not WeChat's. */
export function unseal({ ciphertext, nonce, associated_data }: Sealed, apiKey: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(-16));
  decipher.setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
}

const lines = (...parts: string[]) => parts.map((part) => `${part}\n`).join('');
