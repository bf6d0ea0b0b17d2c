import { describe, expect, test } from 'vitest';
import type { TaggerEdit } from './cell-edits.ts';
import { ruleOf } from './tagger-kinds.ts';

const edit = (tag: string, old: string[], fresh: string[]): TaggerEdit => ({
  ...{ tag, old, fresh, start: 0, end: 1, replacement: fresh.join(' '), chance: 0.9 },
});
const token = (tag: string) => ({ text: '', lower: '', tag, start: 0, end: 1 });

describe('what a change is called', () => {
  test.each([
    ['an article put in', edit('A_the', [], ['the']), 'tagger-article-in'],
    ['an article left out', edit('DEL', ['The'], []), 'tagger-article-out'],
    ['another article', edit('R_an', ['a'], ['an']), 'tagger-article'],
    ['a preposition put in', edit('A_to', [], ['to']), 'tagger-preposition-in'],
    ['another preposition', edit('R_on', ['in'], ['on']), 'tagger-preposition'],
    ['a comma put in', edit('A_,', [], [',']), 'tagger-comma-in'],
    ['a comma left out', edit('DEL', [','], []), 'tagger-comma-out'],
    ['two sentences', edit('R_.', [',', 'he'], ['.', 'He']), 'tagger-split'],
    ['a helping verb', edit('R_are', ['is'], ['are']), 'tagger-auxiliary'],
    ['another word', edit('R_make', ['do'], ['make']), 'tagger-word'],
    ['changed places', edit('SWAP', ['I', 'can'], ['can', 'I']), 'tagger-order'],
    ['a small letter', edit('LOW', ['Art'], ['art']), 'tagger-small-letter'],
  ])('%s', (_, made, name) => {
    expect(ruleOf(made, undefined)).toBe(name);
  });

  test('an s on a noun is about number, on a verb about agreement', () => {
    const s = edit('F_S', ['friend'], ['friends']);
    expect(ruleOf(s, token('NOUN'))).toBe('tagger-number');
    expect(ruleOf({ ...s, old: ['think'], fresh: ['thinks'] }, token('VERB'))).toBe('tagger-agreement');
  });
});
