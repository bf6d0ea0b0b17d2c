import { describe, expect, test } from 'vitest';
import { isTooLong, plainText } from './plain-text.ts';

describe('what is typed or pasted stays plain text', () => {
  test.each([
    { raw: 'one\r\ntwo\rthree\u2028four', text: 'one\ntwo\nthree\nfour', why: 'one kind of line break' },
    { raw: 'a\tb', text: 'a\tb', why: 'a tab is typed by some' },
    { raw: 'bad \ud83d end', text: 'bad  end', why: 'half of a pair cannot be stored' },
    { raw: 'good \ud83d\ude00', text: 'good \ud83d\ude00', why: 'a whole one can' },
    { raw: 'nul\u0000 and bell\u0007', text: 'nul and bell', why: 'signs nobody sees' },
    { raw: '<b>bold</b>', text: '<b>bold</b>', why: 'markup is text like any other' },
  ])('$why', ({ raw, text }) => {
    expect(plainText(raw)).toBe(text);
  });
});

test('20,000 characters are an essay, one more is not', () => {
  expect(isTooLong('a'.repeat(20_000))).toBe(false);
  expect(isTooLong('a'.repeat(20_001))).toBe(true);
});
