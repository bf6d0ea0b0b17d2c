// @postgres: many answers at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_CAPTCHA } from '#testing/app.ts';
import { openSite, type Site } from '../identity.testing.ts';
import { issueCaptcha, requireCaptcha } from './captcha.ts';
import { CAPTCHA_LETTERS, strokesOf } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ TEST_CAPTCHA: '' });
});
afterAll(() => site.close());

const attempt = (key: string, value: string) =>
  requireCaptcha(site.deps, key, value).then(
    () => 'right',
    (error) => error.error,
  );

test('the right answer opens once, in any case and width', async () => {
  const { key, answer } = await issueCaptcha(site.deps);
  const wide = [...answer]
    .map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    .join('')
    .toLowerCase();
  expect(await attempt(key, ` ${wide} `)).toBe('right');
  expect(await attempt(key, answer)).toBe('captcha_wrong');
});

test('a wrong answer uses the picture up: nobody may try again on the same one', async () => {
  const { key, answer } = await issueCaptcha(site.deps);
  expect(await attempt(key, 'WRONG')).toBe('captcha_wrong');
  expect(await attempt(key, answer)).toBe('captcha_wrong');
});

test('of many right answers at the same moment one counts', async () => {
  const { key, answer } = await issueCaptcha(site.deps);
  const ends = await Promise.all(Array.from({ length: 10 }, () => attempt(key, answer)));
  expect(ends.filter((end) => end === 'right')).toHaveLength(1);
});

test('a picture is good for five minutes', async () => {
  const [early, late] = [await issueCaptcha(site.deps), await issueCaptcha(site.deps)];
  site.later(299);
  expect(await attempt(early.key, early.answer)).toBe('right');
  site.later(2);
  expect(await attempt(late.key, late.answer)).toBe('captcha_wrong');
});

test('the answer for tests fits nothing unless it is set', async () => {
  const { key } = await issueCaptcha(site.deps);
  expect(await attempt(key, TEST_CAPTCHA)).toBe('captcha_wrong');
});

test('the database keeps only a hash of the answer', async () => {
  const { key, answer } = await issueCaptcha(site.deps);
  const [row] = await site.rows<{ answer_hash: Uint8Array }>('select answer_hash from captchas where key = $1', [key]);
  expect(Buffer.from(row!.answer_hash).toString('latin1')).not.toContain(answer);
});

test('the picture the page gets holds no text, no script and not the answer', async () => {
  const { svg, key, ...rest } = await site.visitor().api.student.getCaptcha();
  expect(rest).toEqual({});
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/<text|<script|<title|style=|href|\son/);
});

test('two pictures of one answer share no stroke, so a script cannot keep a list of them', () => {
  const strokes = () => new Set(drawCaptcha('ACD34', Math.random).match(/M[^M"]+/g));
  const [first, second] = [strokes(), strokes()];
  expect([...first].filter((stroke) => second.has(stroke))).toEqual([]);
});

test('letters stay inside the picture, whatever chance does', () => {
  for (const chance of [0, 0.5, 0.999_999]) {
    const letters = drawCaptcha('MWWWM', () => chance)
      .match(/<path.*?stroke-width="2.6"/g)!
      .join('');
    for (const [, x, y] of letters.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LM"])/g)) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(180);
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(56);
    }
  }
});

test('no letter can be taken for another, and each can be drawn', () => {
  expect(CAPTCHA_LETTERS).not.toMatch(/[01258BGILOQSVZ]/);
  for (const letter of CAPTCHA_LETTERS) expect(strokesOf(letter).flat().length).toBeGreaterThan(5);
});
