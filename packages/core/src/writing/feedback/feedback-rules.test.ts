import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { correctionIn, criterion, reportOf, said } from './report.testing.ts';
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

const weak = (en: string) => ({ ...said(en), good: false, better: said(`do ${en}`) });

test.each([
  {
    bands: [6.5, 6, 5.5, 6],
    order: ['lr', 'cc', 'gra', 'tr'],
    lifts: false,
    why: 'half a band more is 6.125, still 6',
  },
  {
    bands: [6, 6.5, 6, 6],
    order: ['tr', 'lr', 'gra', 'cc'],
    lifts: true,
    why: 'half a band more is 6.25, which is 6.5',
  },
] as const)('the lowest criterion comes first: $order, $why', ({ bands: [tr, cc, lr, gra], order, lifts }) => {
  const steps = stepsUp({
    tr: criterion(tr, [weak('tr')]),
    cc: criterion(cc, [weak('cc')]),
    lr: criterion(lr, [weak('lr')]),
    gra: criterion(gra, [weak('gra')]),
  });
  expect(steps.map(({ criterion: name }) => name)).toEqual(order);
  expect(steps.every(({ liftsOverall }) => liftsOverall === lifts)).toBe(true);
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
