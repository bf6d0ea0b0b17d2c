import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { House } from '#house.ts';
import { AppError } from '#http/app-error.ts';
import { captchaRepo } from './captcha.repo.ts';
import { CAPTCHA_LETTERS } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

const LENGTH = 5;
const GOOD_FOR_MS = 5 * 60_000;

export async function issueCaptcha(house: House): Promise<{ key: string; svg: string; answer: string }> {
  const key = randomBytes(16).toString('base64url');
  const answer = Array.from({ length: LENGTH }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
  await captchaRepo(house.db).insert({
    key,
    answer_hash: answerHash(house, key, answer),
    expires_at: new Date(house.now().getTime() + GOOD_FOR_MS),
  });
  return { key, svg: drawCaptcha(answer, () => randomInt(2 ** 32) / 2 ** 32), answer };
}

/** Right or wrong, the captcha is used up; committed on its own, so that a later refusal does not bring it back. */
export async function requireCaptcha(house: House, key: string, value: string): Promise<void> {
  const captcha = await captchaRepo(house.db).take(key);
  const right =
    captcha !== undefined && captcha.expires_at > house.now() && fits(house, captcha.answer_hash, key, value);
  if (!right) throw new AppError('captcha_wrong', { fields: ['captcha_value'] });
}

function fits(house: House, expected: Uint8Array, key: string, value: string): boolean {
  const { TEST_CAPTCHA } = house.settings;
  if (TEST_CAPTCHA && value === TEST_CAPTCHA) return true;
  return timingSafeEqual(expected, answerHash(house, key, value));
}

/** Case, full-width letters and stray spaces are the keyboard's business, not the learner's mistake. */
const answerHash = (house: House, key: string, value: string) =>
  house.secret.hash('captcha', `${key} ${value.normalize('NFKC').replace(/\s/g, '').toUpperCase()}`);
