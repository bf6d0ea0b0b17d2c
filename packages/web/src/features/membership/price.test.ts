import { expect, test } from 'vitest';
import { formatPrice, perMonth } from './price.ts';

test.each([
  { cents: 6800, zh: '¥68', en: '¥68' },
  { cents: 34_850, zh: '¥348.50', en: '¥348.50' },
  { cents: 123_400, zh: '¥1,234', en: '¥1,234' },
])('$cents cents read $zh', ({ cents, zh, en }) => {
  expect([formatPrice(cents, 'zh'), formatPrice(cents, 'en')]).toEqual([zh, en]);
});

test.each([
  { cents: 6800, term: 'month', each: null, why: 'a month is a month' },
  { cents: 16_800, term: 'season', each: 5600, why: 'a third' },
  { cents: 49_800, term: 'year', each: 4150, why: 'a twelfth' },
  { cents: 10_000, term: 'season', each: 3333, why: 'rounded to the cent' },
] as const)('a $term at $cents is $each a month: $why', ({ cents, term, each }) => {
  expect(perMonth(cents, term)).toBe(each);
});
