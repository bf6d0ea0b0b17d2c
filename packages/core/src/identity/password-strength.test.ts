import { expect, test } from 'vitest';
import { strengthOf, weaknessOf } from './password-strength.ts';

const COMMON = new Set(['password', '12345678', 'iloveyou', 'qwerty']);
const weakness = (password: string) =>
  weaknessOf(password, ['13800000001', 'zhixia', '林知夏'], (one) => COMMON.has(one));

test.each([
  { password: '12345678', is: 'common', why: 'tried first' },
  { password: 'PASSWORD', is: 'common', why: 'in capitals too' },
  { password: 'Password1!', is: 'common', why: 'with what rules ask for at its end' },
  { password: 'ｐａｓｓｗｏｒｄ', is: 'common', why: 'from a full-width keyboard' },
  { password: 'aaaaaaaaaa', is: 'common', why: 'one letter' },
  { password: '121212121212', is: 'common', why: 'two digits in turn' },
  { password: '13800000001', is: 'own', why: 'the own number' },
  { password: 'zhixia99', is: 'own', why: 'the own name and two digits' },
  { password: 'correct horse', is: null, why: 'two words that nobody puts together' },
  { password: 'password of my grandmother', is: null, why: 'a common word in a long sentence' },
  { password: 'zhixia likes rain', is: null, why: 'the name is the smaller part' },
  { password: '月亮河边的老房子', is: null, why: 'a Chinese phrase' },
])('$password: $is, $why', ({ password, is }) => {
  expect(weakness(password)).toBe(is);
});

test.each([
  { password: 'a7kx', strength: 'short', why: 'the server takes none below eight' },
  { password: '12345678', strength: 'weak', why: 'a run of digits is one sign' },
  { password: 'aaaaaaaaaaaa', strength: 'weak', why: 'the same key held down' },
  { password: '13800000001', strength: 'weak', why: 'the own number' },
  { password: 'mountain', strength: 'weak', why: 'one short word' },
  { password: 'blue7Kettle', strength: 'good', why: 'long enough with three kinds of signs' },
  { password: 'winterlamp', strength: 'fair', why: 'two words run together' },
  { password: 'a quiet lantern', strength: 'good', why: 'three words' },
  { password: '安静的灯塔在北方的海边', strength: 'fair', why: 'a Chinese phrase' },
])('$password is $strength: $why', ({ password, strength }) =>
  expect(strengthOf(password, ['13800000001', 'Xiaoming'])).toBe(strength),
);
