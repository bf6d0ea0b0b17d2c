import { expect, test } from 'vitest';
import { codeDigits, wrongEntries } from './entry-checks.ts';

test('empty fields are found before anything is sent, in the order of the form', () => {
  expect(wrongEntries({ mobile: '', account: ' ', code: '12345' })).toEqual(['mobile', 'account', 'code']);
  expect(wrongEntries({ mobile: '138 0013 8000', account: 'a7kx', code: '123456' })).toEqual([]);
});

test('a new password has 8 to 64 characters, spaces included; an old one may be anything', () => {
  expect(wrongEntries({ new_password: '1234567' })).toEqual(['new_password']);
  expect(wrongEntries({ new_password: ' 234567 ' })).toEqual([]);
  expect(wrongEntries({ new_password: 'x'.repeat(65) })).toEqual(['new_password']);
  expect(wrongEntries({ password: 'short' })).toEqual([]);
});

test.each([
  { typed: '123 456', digits: '123456', why: 'copied from a message with a space' },
  { typed: '１２３４５６', digits: '123456', why: 'a Chinese keyboard' },
  { typed: '1234567', digits: '123456', why: 'one digit too many' },
  { typed: 'ab12', digits: '12', why: 'letters do not belong to a code' },
])('$typed becomes $digits: $why', ({ typed, digits }) => expect(codeDigits(typed)).toBe(digits));
