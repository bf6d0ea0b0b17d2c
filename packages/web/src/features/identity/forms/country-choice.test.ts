import { expect, test } from 'vitest';
import { countryOfNumber } from './country-choice.ts';

const countries = [
  { id: 156, iso: 'CN', name: '中国', dial_code: '86' },
  { id: 124, iso: 'CA', name: '加拿大', dial_code: '1' },
  { id: 840, iso: 'US', name: '美国', dial_code: '1' },
  { id: 826, iso: 'GB', name: '英国', dial_code: '44' },
];

test.each([
  { typed: '+44 7911 123456', current: 156, iso: 'GB', why: 'the code is in the number' },
  { typed: '＋86 138 0013 8000', current: 826, iso: 'CN', why: 'a full-width plus is a plus' },
  { typed: '+1 604 555 0123', current: 840, iso: 'US', why: 'a shared code keeps the chosen country' },
  { typed: '+1 604 555 0123', current: 156, iso: 'CA', why: 'else the first that has it' },
  { typed: '13800138000', current: 826, iso: undefined, why: 'no plus, nothing to read' },
  { typed: '+999 1', current: 156, iso: undefined, why: 'nobody has that code' },
  { typed: 'zhixia', current: 156, iso: undefined, why: 'an account name' },
])('$typed under $current belongs to $iso: $why', ({ typed, current, iso }) => {
  expect(countryOfNumber(typed, countries, current)?.iso).toBe(iso);
});
