import { expect, test } from 'vitest';
import { centsOfYuan, yuanOfCents } from './money.ts';

test.each([
  { yuan: '39.00', cents: 3900, why: 'as a provider writes it' },
  { yuan: '39', cents: 3900, why: 'without decimals' },
  { yuan: '0.1', cents: 10, why: 'one decimal is ten cents' },
  { yuan: '0.01', cents: 1, why: 'the smallest' },
  { yuan: '1.005', cents: null, why: 'no parts of a cent' },
  { yuan: '-1.00', cents: null, why: 'never negative' },
  { yuan: '1e3', cents: null, why: 'no tricks' },
  { yuan: '', cents: null, why: 'nothing is not zero' },
])('$yuan yuan are $cents cents: $why', ({ yuan, cents }) => {
  expect(centsOfYuan(yuan)).toBe(cents);
});

test.each([
  { cents: 3900, yuan: '39.00' },
  { cents: 5, yuan: '0.05' },
  { cents: 29_910, yuan: '299.10' },
])('$cents cents are $yuan yuan, and back', ({ cents, yuan }) => {
  expect(yuanOfCents(cents)).toBe(yuan);
  expect(centsOfYuan(yuan)).toBe(cents);
});
