import { expect, test } from 'vitest';
import { bandFill, bandInk, bandOn, bandSoft, bandText } from './band-colour.ts';

test.each([
  { score: 6, text: '6.0', fill: 'var(--band-6)', ink: 'var(--band-6-ink)', why: 'a whole band' },
  {
    score: 6.5,
    text: '6.5',
    fill: 'var(--band-6-5)',
    ink: 'var(--band-6-ink)',
    why: 'a half has its own fill, the ink of 6',
  },
  { score: 9, text: '9.0', fill: 'var(--band-9)', ink: 'var(--band-9-ink)', why: 'the top' },
  { score: 0, text: '0.0', fill: 'var(--band-0)', ink: 'var(--band-0-ink)', why: 'not attempted has no hue' },
  { score: 0.5, text: '0.5', fill: 'var(--band-1)', ink: 'var(--band-1-ink)', why: 'the ramp starts at 1' },
  { score: null, text: '–', fill: 'var(--band-0)', ink: 'var(--band-0-ink)', why: 'no score' },
  { score: -1, text: '–', fill: 'var(--band-0)', ink: 'var(--band-0-ink)', why: 'no score, as the server writes it' },
])('$score: $why', ({ score, text, fill, ink }) => {
  expect([bandText(score), bandFill(score), bandInk(score)]).toEqual([text, fill, ink]);
});

test('tint and text-on-fill follow the whole band below', () => {
  expect([bandSoft(7.5), bandOn(2.5)]).toEqual(['var(--band-7-soft)', 'var(--band-2-on)']);
});

test('an overall without scores may print a question mark', () => {
  expect(bandText(null, '?')).toBe('?');
});
