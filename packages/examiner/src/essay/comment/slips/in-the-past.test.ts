import { expect, test } from 'vitest';
import type { Correction } from '../../report.ts';
import { inThePast } from './in-the-past.ts';

const told = (text: string, original: string, replacement: string) => {
  const start = text.indexOf(original);
  const one: Correction = {
    ...{ start, end: start + original.length, original, replacement, kind: 'agreement', rule: 'plural-is' },
    ...{ confidence: 0.8, certain: true, explanation: { zh: '', en: '' } },
  };
  return inThePast(text, one).replacement;
};

test.each([
  ['In the past people is very poor.', 'is', 'are', 'were'],
  ['In 1995, there have a station.', 'have', 'is', 'was'],
  ['He have no car last year.', 'have', 'has', 'had'],
  ['People is very poor.', 'is', 'are', 'are'],
  ['Since last year people is poor.', 'is', 'are', 'are'],
  ['Two years ago it rained. People is poor.', 'is', 'are', 'are'],
  ['In 2030 the shares is 40.', 'is', 'are', 'are'],
  ['In 2005 there have a station.', 'have', 'is', 'was'],
  ['Children is less active than in the past.', 'is', 'are', 'are'],
  ['In the past few years the number have risen.', 'have', 'has', 'has'],
  ['There is two charts of sales in 1995.', 'is', 'are', 'are'],
])('%s', (text, original, replacement, expected) => expect(told(text, original, replacement)).toBe(expected));
