import { expect, test } from 'vitest';
import type { Correction, EssayRequest } from '../../report.ts';
import { sharedTools } from '../../shared.testing.ts';
import { plainSpellingOdds } from '../slips/spelling-gate.ts';
import { gatedTagger } from './tagger-gate.ts';

const ESSAY: EssayRequest = { task: 2, prompt: '', essay: '' };
const REPORT: EssayRequest = {
  task: 1,
  prompt: 'The chart shows how many people took each subject in one country.',
  essay: '',
  figure: { type: 'table', head: ['Subject', '2004'], rows: [['Cookery', 900]] },
};

/** "They are [thing → things] of value": what stands in brackets is what the tagger would change. */
function asked(written: string, rule: string, request = ESSAY): boolean {
  const [, before, original, replacement, after] = /^(.*?)\[(.*?) → (.*?)\](.*)$/.exec(written)!;
  const one: Correction = {
    ...{
      start: before!.length,
      end: before!.length + original!.length,
      original: original!,
      replacement: replacement!,
    },
    ...{ kind: 'verb', rule, confidence: 0.999, certain: false, explanation: { zh: '看看。', en: 'Look.' } },
  };
  const text = `${before}${original}${after}`;
  return gatedTagger(one, { spelling: sharedTools().spelling, text, request, oddsOf: plainSpellingOdds }).length > 0;
}

test.each<[string, string, boolean]>([
  ['They can open more shops and cafés there, which [creates → create] jobs.', 'tagger-verb', false],
  ['The physical work is only [take → takes] a little time.', 'tagger-form', false],
  ['Most of the people were [student → students] of ours.', 'tagger-number', true],
  ['It needs one minute. [Especially → especially] old people wait.', 'tagger-small-letter', false],
  ['It is a free service[, → ] because it helps.', 'tagger-comma-out', false],
  ['They protect the old crafts[ → ,] since they are precious.', 'tagger-comma-in', false],
  ['They learn [cookery → cookeries] in the evening.', 'tagger-number', false],
  ['They learn about [city → cities] in the evening.', 'tagger-number', true],
])('%s (%s): %s', (written, rule, expected) => expect(asked(written, rule)).toBe(expected));

test('names of the figure stand as they are drawn, other words of the question do not', () => {
  expect(asked('[Cookery → The cookery] was 900 at first.', 'tagger-article-in', REPORT)).toBe(false);
  expect(asked('It was 900 in different [country → countries].', 'tagger-number', REPORT)).toBe(true);
});
