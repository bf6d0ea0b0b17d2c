import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  { name: '林知夏', masked: '林**', why: 'the family name' },
  { name: 'Ada Lovelace', masked: 'A**', why: 'an initial' },
  { name: '👩‍🎓小雨', masked: '👩‍🎓**', why: 'a sign made of several stays whole' },
  { name: '  ', masked: '**', why: 'no name at all' },
])('$name is shown as $masked: $why', ({ name, masked }) => {
  expect(maskedName(name)).toBe(masked);
});
