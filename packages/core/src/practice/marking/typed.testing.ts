import { expect, test } from 'vitest';
import { answerForms } from '../answer-forms.ts';
import type { Reason } from './reasons.ts';
import { markTyped } from './typed.ts';
import type { WordLimit } from './word-limit.ts';

/** `1` ONE WORD ONLY, `2` NO MORE THAN TWO WORDS, `1n` ONE WORD AND/OR A NUMBER, `0n` A NUMBER, '' no limit. */
type LimitName = '' | '0n' | '1' | '1n' | '2' | '2n' | '3' | '3n';

/** What was typed, the key as its author writes it, what it is worth, why; then the limit and what the author rejects. */
type Case = [given: string, key: string, worth: 'right' | Reason, why: string, limit?: LimitName, reject?: string[]];

const limitOf = (name: LimitName): WordLimit | null =>
  name === '' ? null : { words: Number.parseInt(name, 10), number: name.endsWith('n') };

export function testCases(cases: Case[]): void {
  test.each(cases)('"%s" for %s is %s: %s', (given, key, worth, _why, limit = '', reject = []) => {
    const words = limitOf(limit);
    const reason = markTyped(given, { accept: answerForms(key), reject, ...(words && { limit: words }) });
    expect(reason ?? 'right').toBe(worth);
  });
}
