import { randomBytes, randomInt } from 'node:crypto';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { captchaRepo } from './captcha.repo.ts';
import { CAPTCHA_LETTERS } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

const LENGTH = 5;
const GOOD_FOR_MS = 5 * 60_000;

export async function issueCaptcha(deps: Deps): Promise<{ key: string; svg: string; answer: string }> {
  const key = randomBytes(16).toString('base64url');
  const answer = Array.from({ length: LENGTH }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
  await captchaRepo(deps.db).insert({
    key,
    answer_hash: deps.secret.hash('captcha', answerOf(key, answer)),
    expires_at: new Date(deps.now().getTime() + GOOD_FOR_MS),
  });
  return { key, svg: drawCaptcha(answer, () => randomInt(2 ** 32) / 2 ** 32), answer };
}

/** Right or wrong, the captcha is used up; committed on its own, so that a later refusal does not bring it back. */
export async function requireCaptcha(deps: Deps, key: string, value: string): Promise<void> {
  const captcha = await captchaRepo(deps.db).take(key);
  const right = captcha !== undefined && captcha.expires_at > deps.now() && fits(deps, captcha.answer_hash, key, value);
  if (!right) throw new AppError('captcha_wrong', { fields: ['captcha_value'] });
}

function fits(deps: Deps, expected: Uint8Array, key: string, value: string): boolean {
  const { TEST_CAPTCHA } = deps.settings;
  if (TEST_CAPTCHA && value === TEST_CAPTCHA) return true;
  return deps.secret.matches(expected, 'captcha', answerOf(key, value));
}

/** Case, full-width letters and stray spaces are the keyboard's business, not the learner's mistake. */
const answerOf = (key: string, value: string) => `${key} ${value.normalize('NFKC').replace(/\s/g, '').toUpperCase()}`;
