import { describe, expect, test } from 'vitest';
import type { TaggerEdit } from './cell-edits.ts';
import { openWordForms } from './inflect.ts';
import { ruleOf } from './tagger-kinds.ts';

const edit = (tag: string, old: string[], fresh: string[]): TaggerEdit => ({
  ...{ tag, old, fresh, start: 0, end: 1, replacement: fresh.join(' '), chance: 0.9 },
});
const token = (tag: string, lower = '') => ({ text: lower, lower, tag, start: 0, end: 1 });
const forms = openWordForms(new URL('../../../weights/word-forms.txt', import.meta.url));

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
    expect(ruleOf(made, {}, forms)).toBe(name);
  });

  test.each([
    ['an owner', edit('A_s', [], ["'s"]), 'tagger-possessive', token('NOUN', 'institutions')],
    ['"it\'s" and no owner', edit('A_s', [], ["'s"]), 'tagger-word-in', token('VERB', 'going')],
    ['only a mark', edit('R_x', [',', 'Industry'], ['industry']), 'tagger-mark'],
    ['an article and a capital', edit('R_x', ['the', 'Theme'], ['theme']), 'tagger-article-out'],
    ['several words', edit('R_x', ['has'], ['have', 'a']), 'tagger-wording'],
    ['a stop before another word', edit('R_x', [',', 'furthermore', ','], ['.', 'Furthermore', ',']), 'tagger-split'],
    ['a helping verb left out', edit('DEL', ['have'], []), 'tagger-word-out'],
  ])('%s', (_, made, name, after = undefined) => {
    expect(ruleOf(made, { after }, forms)).toBe(name);
  });

  test.each([
    ['their score', 'PRON', 'their', 'score', 'tagger-number', 'NOUN'],
    ['the place that wastes', 'DET', 'that', 'waste', 'tagger-agreement', 'VERB'],
    ['each export', 'DET', 'each', 'export', 'tagger-form', 'VERB'],
  ])('%s: only what is sure is called a noun or a verb', (_, tag, before, word, name, own) => {
    const made = edit('F_S', [word], [`${word}s`]);
    expect(ruleOf(made, { before: token(tag, before), own: token(own, word), after: token('ADP') }, forms)).toBe(name);
  });

  test('"to" before a verb is no preposition; two forms of one verb are no two words', () => {
    expect(ruleOf(edit('A_to', [], ['to']), { after: token('VERB', 'pay') }, forms)).toBe('tagger-to');
    expect(ruleOf(edit('R_use', ['used'], ['use']), {}, forms)).toBe('tagger-verb');
  });

  test.each([
    ['the chart show', 'NOUN', 'show', 'tagger-agreement'],
    ['someone work', 'PRON', 'work', 'tagger-agreement'],
    ['they have phone', 'VERB', 'phone', 'tagger-number'],
    ['many friend', 'ADJ', 'friend', 'tagger-number', 'ADP'],
    ['any individual throw', 'ADJ', 'throw', 'tagger-form', 'DET'],
    ['he explain', 'PRON', 'explain', 'tagger-agreement'],
    ['opera house.', 'NOUN', 'house', 'tagger-form', 'PUNCT'],
    ['training program to keep', 'NOUN', 'program', 'tagger-form', 'PART'],
  ])('%s: the word before tells a noun from a verb', (_, before, word, name, after = 'DET') => {
    const made = edit('F_S', [word], [`${word}s`]);
    expect(ruleOf(made, { before: token(before), own: token('NOUN', word), after: token(after) }, forms)).toBe(name);
  });
});
