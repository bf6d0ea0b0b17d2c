import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seals short secrets (SMS codes on their way to the gateway) and hashes what must only be compared. */
export type Secret = {
  hash(purpose: string, value: string): Uint8Array;
  seal(text: string): string;
  open(sealed: string): string;
  /** Tells two keys apart without revealing either. */
  fingerprint: string;
};

export function secretFrom(key: string): Secret {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, 'ninefold', use, 32));
  const sealKey = derive('seal');
  const hashKey = derive('hash');
  return {
    hash: (purpose, value) => createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest(),
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: createHash('sha256').update(derive('fingerprint')).digest('hex').slice(0, 16),
  };
}

/** The key from the settings, or one made on the first start and kept beside the data. */
export function readSecretKey(settings: { SECRET_KEY: string; DATA_DIR: string }): string {
  if (settings.SECRET_KEY) return settings.SECRET_KEY;
  const file = join(settings.DATA_DIR, 'secret.key');
  mkdirSync(settings.DATA_DIR, { recursive: true });
  try {
    // `wx`: of two processes starting together, one makes the key and the other reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
