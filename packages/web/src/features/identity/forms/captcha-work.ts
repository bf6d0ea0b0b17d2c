import type { CaptchaQuestion } from '@ninefold/contract/identity';
import { scrypt } from '@noble/hashes/scrypt.js';
import { solveChallenge } from 'altcha-lib';

/**
 * Tries numbers until one fits. In plain JavaScript, because Web Crypto has no scrypt and is missing altogether where a
 * school serves the page over http, and our security policy allows no WebAssembly.
 */
export async function workOut({ nonce, salt, cost, block, length, prefix }: CaptchaQuestion): Promise<string> {
  const found = await solveChallenge({
    challenge: {
      parameters: { algorithm: 'SCRYPT', nonce, salt, cost, memoryCost: block, keyLength: length, keyPrefix: prefix },
    },
    deriveKey: async (_, saltBytes, password) => ({
      derivedKey: scrypt(password, saltBytes, { N: cost, r: block, p: 1, dkLen: length }),
    }),
  });
  if (!found) throw new Error('no number fitted in time');
  return String(found.counter);
}
