import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './db/data-folder.ts';

/** Seals short secrets (SMS codes on their way to the gateway) and hashes what must only be compared. */
export type Secret = {
  hash(purpose: string, value: string): Uint8Array;
  /** Is it the hash of `value`, made with this key or with a former one? Takes the same time either way. */
  matches(hash: Uint8Array, purpose: string, value: string): boolean;
  seal(text: string): string;
  open(sealed: string): string;
  /** Tells two keys apart without revealing either. */
  fingerprint: string;
  /** Of the former keys: a database that was made with one of them may be taken over. */
  formerFingerprints: readonly string[];
};

/** What was sealed or hashed with a former key is still read; everything new is made with `key`. */
export function secretFrom(key: string, former: readonly string[] = []): Secret {
  const current = withKey(key);
  const keys = [current, ...former.map(withKey)];
  return {
    hash: current.hash,
    matches: (hash, purpose, value) => keys.map((one) => same(hash, one.hash(purpose, value))).includes(true),
    seal: current.seal,
    open(sealed) {
      for (const one of keys.slice(0, -1)) {
        try {
          return one.open(sealed);
        } catch {
          // Sealed with another key: the last one that is tried says so.
        }
      }
      return (keys.at(-1) ?? current).open(sealed);
    },
    fingerprint: current.fingerprint,
    formerFingerprints: keys.slice(1).map((one) => one.fingerprint),
  };
}

const same = (a: Uint8Array, b: Uint8Array) => a.length === b.length && timingSafeEqual(a, b);

function withKey(key: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, 'ninefold', use, 32));
  const sealKey = derive('seal');
  const hashKey = derive('hash');
  return {
    hash: (purpose: string, value: string): Uint8Array =>
      createHmac('sha256', hashKey).update(`${purpose}\0${value}`).digest(),
    seal(text: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: createHash('sha256').update(derive('fingerprint')).digest('hex').slice(0, 16),
  };
}

/** The key of the settings and the former ones they list. */
export const openSecret = (settings: { SECRET_KEY: string; SECRET_KEYS_OLD: string; DATA_DIR: string }): Secret =>
  secretFrom(readSecretKey(settings), settings.SECRET_KEYS_OLD.split(',').filter(Boolean));

/** The key from the settings, or one made on the first start and kept beside the data. */
export function readSecretKey(settings: { SECRET_KEY: string; DATA_DIR: string }): string {
  if (settings.SECRET_KEY) return settings.SECRET_KEY;
  const file = join(settings.DATA_DIR, 'secret.key');
  makeFolder(settings.DATA_DIR);
  try {
    // `wx`: of two processes starting together, one makes the key and the other reads it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
