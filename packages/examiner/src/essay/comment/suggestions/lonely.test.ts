import { expect, test } from 'vitest';
import type { Correction } from '../../report.ts';
import { withoutLonely } from './lonely.ts';

const slip = (start: number, rule: string, certain = false): Correction => ({
  start,
  end: start + 4,
  original: 'idea',
  replacement: 'ideas',
  kind: 'number',
  rule,
  confidence: rule.startsWith('tagger-') ? 0.99 : 0.7,
  certain,
  explanation: { zh: '', en: '' },
});
const rules = (corrections: Correction[], words = 250) => withoutLonely(corrections, words).map(({ rule }) => rule);

test.each(['tagger-form', 'tagger-article-in', 'tagger-verb', 'plural-is'])('%s alone is not asked', (rule) => {
  expect(rules([slip(10, rule), slip(200, 'tagger-to')])).toEqual(['tagger-to']);
});

test('a neighbour, a text of many slips, or certainty keeps it', () => {
  expect(rules([slip(10, 'tagger-verb'), slip(40, 'tagger-to')])).toEqual(['tagger-verb', 'tagger-to']);
  expect(rules([slip(10, 'tagger-verb'), slip(200, 'tagger-to')], 25)).toHaveLength(2);
  expect(rules([slip(10, 'plural-is', true)])).toEqual(['plural-is']);
});

test('what stands alone as well as beside others is asked as before', () => {
  const kept = [
    'tagger-number',
    'tagger-agreement',
    'tagger-auxiliary',
    'tagger-to',
    'tagger-split',
    'comma-splice',
    'spelling',
  ];
  for (const rule of kept) expect(rules([slip(10, rule)]), rule).toEqual([rule]);
});
