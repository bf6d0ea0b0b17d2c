import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { captchaRepo } from './captcha.repo.ts';

const GOOD_FOR_MS = 5 * 60_000;

/**
 * One try takes a megabyte and about three milliseconds, on a fast machine as on a slow one: memory is what graphics
 * cards and bots in the cloud have no cheaper than a learner's phone.
 */
const ONE_TRY = { algorithm: 'SCRYPT', cost: 1024, memoryCost: 8, keyLength: 32, keyPrefixLength: 8 } as const;

type Browser = Pick<Caller, 'identity' | 'token' | 'device'>;

/** A number to be found by trying: work for the browser, nothing to see and nothing to type for the learner. */
export async function issueCaptcha(deps: Deps, browser: Browser) {
  const key = randomBytes(16).toString('base64url');
  const { CAPTCHA_TRIES: most } = deps.settings;
  const answer = randomInt(most);
  const { parameters } = await createChallenge({ ...ONE_TRY, counter: answer, deriveKey });
  await captchaRepo(deps.db).insert({
    key,
    answer_hash: deps.secret.hash('captcha', answerOf(browser, key, String(answer))),
    expires_at: new Date(deps.now().getTime() + GOOD_FOR_MS),
  });
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  return {
    question: {
      key,
      captcha_type: 'scrypt' as const,
      ...{ nonce, salt, cost, block: ONE_TRY.memoryCost, length: keyLength, prefix: keyPrefix, most },
    },
    answer: String(answer),
  };
}

/** Right or wrong, the captcha is used up; committed on its own, so that a later refusal does not bring it back. */
export async function requireCaptcha(deps: Deps, browser: Browser, key: string, value: string): Promise<void> {
  const captcha = await captchaRepo(deps.db).take(key);
  const right =
    captcha !== undefined && captcha.expires_at > deps.now() && fits(deps, captcha.answer_hash, browser, key, value);
  if (!right) throw new AppError('captcha_wrong', { fields: ['captcha_value'] });
}

function fits(deps: Deps, expected: Uint8Array, browser: Browser, key: string, value: string): boolean {
  const { TEST_CAPTCHA } = deps.settings;
  if (TEST_CAPTCHA && value === TEST_CAPTCHA) return true;
  return deps.secret.matches(expected, 'captcha', answerOf(browser, key, value));
}

/** The answer is good in the session that asked, or, where there is none yet, in the browser that asked. */
const answerOf = ({ identity, token, device }: Browser, key: string, value: string) =>
  `${key} ${identity && token ? token : device} ${value}`;
