import { expect, test } from 'vitest';
import type { Correction } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { settled } from './settled.ts';
import type { Doubt, GrammarTagger } from './tagger.ts';

const TEXT = 'Trees are old. They pollute the soil and cut it.';
const change = (original: string, replacement: string, rule = 'tagger-agreement', certain = false): Correction => {
  const start = TEXT.indexOf(original);
  return {
    ...{
      start,
      end: start + original.length,
      original,
      replacement,
      kind: 'agreement',
      rule,
      confidence: 0.9,
      certain,
    },
    explanation: { zh: '', en: '' },
  };
};
/** Reads what it is given and doubts at the words named. */
const doubting = (word: string, chance: number) => {
  const read: string[] = [];
  const tagger = {
    read: async ([one]: { text: string }[]) => {
      read.push(one!.text);
      const start = one!.text.indexOf(word);
      const doubts: Doubt[] = start < 0 ? [] : [{ start, end: start + word.length, chance }];
      return { edits: [], doubts };
    },
  } as unknown as GrammarTagger;
  return { tagger, read };
};

test('a suggestion beside which the tagger doubts again is not told', async () => {
  const [wrong, other] = [change('pollute', 'pollutes'), change('cut it', 'cuts it')];
  const { tagger, read } = doubting('They', 0.9);
  expect(await settled(tagger, readEssay(TEXT), [wrong, other])).toEqual([other]);
  expect(read).toEqual(['They pollutes the soil and cuts it.']);
});

test('a small doubt, a doubt elsewhere and what a rule says change nothing', async () => {
  const one = change('pollute', 'pollutes');
  expect(await settled(doubting('They', 0.5).tagger, readEssay(TEXT), [one])).toEqual([one]);
  expect(await settled(doubting('soil', 0.9).tagger, readEssay(TEXT), [one])).toEqual([one]);
  const sure = change('pollute', 'pollutes', 'he-base', true);
  const { tagger, read } = doubting('They', 0.9);
  expect(await settled(tagger, readEssay(TEXT), [sure])).toEqual([sure]);
  expect(read).toEqual([]);
});
