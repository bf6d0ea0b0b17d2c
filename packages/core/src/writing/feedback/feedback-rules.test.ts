import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { feedbackDiff, sentenceAround } from './feedback-diff.ts';
import { correctionIn, criterion, quoteIn, reportOf, said } from './report.testing.ts';
import { stepsUp } from './steps-up.ts';

const TEXT = 'He go home. It is good. The end.';

for (const { edits, reads, why } of [
  { edits: [], reads: TEXT, why: 'nothing was accepted' },
  { edits: [correctionIn(TEXT, 'go', 'goes')], reads: 'He goes home. It is good. The end.', why: 'one was' },
  {
    edits: [correctionIn(TEXT, 'The', 'the'), correctionIn(TEXT, 'go', 'goes')],
    reads: 'He goes home. It is good. the end.',
    why: 'the first must not move the place of the second',
  },
  {
    edits: [correctionIn(TEXT, '', ',', { after: 'home' })],
    reads: 'He go home,. It is good. The end.',
    why: 'an insertion takes nothing away',
  },
  {
    edits: [correctionIn(TEXT, 'go home', 'goes home'), correctionIn(TEXT, 'home', 'house')],
    reads: 'He goes home. It is good. The end.',
    why: 'two corrections of the same words cannot both be made',
  },
])
  test(`accepted corrections give the next draft: ${why}`, () => expect(applyEdits(TEXT, edits)).toBe(reads));

test('a sentence is told three times: as written, corrected, and better', () => {
  const report = reportOf(TEXT, {
    corrections: [correctionIn(TEXT, 'go', 'goes')],
    diffs: [{ start: 0, end: 11, original: 'He go home.', corrected: 'He goes home.', pieces: [] }],
    upgrades: [
      { ...quoteIn(TEXT, 'home'), original: 'home', better: ['back'], explanation: said('') },
      { ...quoteIn(TEXT, 'good'), original: 'good', better: ['beneficial'], explanation: said('') },
    ],
  });
  expect(feedbackDiff(report).map(({ original, corrected, better }) => [original, corrected, better])).toEqual([
    ['He go home.', 'He goes home.', 'He goes back.'],
    ['It is good.', 'It is good.', 'It is beneficial.'],
  ]);
});

test('a question to the learner changes no sentence, and a capital stays one', () => {
  const text = 'Good food helps.';
  const upgrades = [{ ...quoteIn(text, 'Good'), original: 'Good', better: ['healthy'], explanation: said('') }];
  const corrections = [correctionIn(text, 'helps', 'help', { certain: false })];
  const [row] = feedbackDiff(reportOf(text, { upgrades, corrections }));
  expect(row).toMatchObject({ corrected: text, better: 'Healthy food helps.' });
});

test.each([
  { words: 'go', sentence: 'He go home.' },
  { words: 'good', sentence: 'It is good.' },
  { words: 'end', sentence: 'The end.' },
])('the sentence around "$words" is "$sentence"', ({ words, sentence }) => {
  const { start, end } = sentenceAround(TEXT, quoteIn(TEXT, words));
  expect(TEXT.slice(start, end)).toBe(sentence);
});

const weak = (en: string) => ({ ...said(en), good: false, better: said(`do ${en}`) });

test('what lifts the overall band comes first, then the lowest criterion', () => {
  // 6, 6, 6.5, 6.5 is 6.25 and already 6.5: half a band anywhere lifts nothing. 6, 6, 6, 6.5 needs any of them.
  const steps = stepsUp({
    tr: criterion(6.5, [weak('tr')]),
    cc: criterion(6, [weak('cc')]),
    lr: criterion(5.5, [weak('lr')]),
    gra: criterion(6, [weak('gra')]),
  });
  expect(steps.map(({ criterion: name, liftsOverall }) => [name, liftsOverall])).toEqual([
    ['lr', true],
    ['cc', true],
    ['gra', true],
    ['tr', true],
  ]);
});

test('at most three things a criterion, in the examiner’s order; praise and bare remarks are no steps', () => {
  const reasons = [
    weak('a'),
    { ...said('nice'), good: true },
    weak('b'),
    { ...said('bare'), good: false },
    weak('c'),
    weak('d'),
  ];
  const { criteria } = reportOf(TEXT);
  const [up] = stepsUp({ ...criteria, gra: criterion(5, reasons) });
  expect(up?.steps.map(({ about }) => about.en)).toEqual(['a', 'b', 'c']);
  expect(up?.steps.map(({ key }) => key)).toEqual(['gra:0', 'gra:2', 'gra:4']);
});

test('nothing is above nine, and a criterion without a weakness promises nothing', () => {
  const { criteria } = reportOf(TEXT);
  expect(stepsUp({ ...criteria, lr: criterion(9, [weak('rare')]) })).toEqual([]);
});
