import { expect, test } from 'vitest';
import { aboutsOf, isFault, remarksOf } from './remarks.ts';
import { correctionIn, criterion, quoteIn, reportOf, said } from './report.testing.ts';

const TEXT = 'Some people thinks so. It is bad for business. When families can walk, they stay. it works.';

test('remarks are numbered in the order of the text, whatever they are', () => {
  const report = reportOf(TEXT, {
    corrections: [
      correctionIn(TEXT, 'it works', 'It works', { kind: 'capital' }),
      correctionIn(TEXT, 'thinks', 'think'),
    ],
    criteria: {
      ...reportOf(TEXT).criteria,
      tr: criterion(6, [
        {
          ...said('No example.'),
          good: false,
          quote: quoteIn(TEXT, 'It is bad for business.'),
          better: said('Add one.'),
        },
      ]),
      cc: criterion(6, [
        { ...said('A scene.'), good: true, quote: quoteIn(TEXT, 'When families can walk, they stay.') },
      ]),
    },
  });
  expect(remarksOf(report).map(({ n, tone, criterion: of }) => [n, tone, of])).toEqual([
    [1, 'error', 'gra'],
    [2, 'weak', 'tr'],
    [3, 'good', 'cc'],
    [4, 'error', 'gra'],
  ]);
});

test.each([
  { criterion: 'gra', listed: false, why: 'it sums up slips that are in the list one by one' },
  { criterion: 'cc', listed: true, why: 'it says something else about the same sentence' },
] as const)('a $criterion weakness over a corrected place: $why', ({ criterion: name, listed }) => {
  const weak = { ...said('2 slips.'), good: false, quote: quoteIn(TEXT, 'Some people thinks so.') };
  const report = reportOf(TEXT, {
    corrections: [correctionIn(TEXT, 'thinks', 'think')],
    criteria: { ...reportOf(TEXT).criteria, [name]: criterion(6, [weak]) },
  });
  expect(remarksOf(report).some(({ tone }) => tone === 'weak')).toBe(listed);
});

test('where nothing was found for certain the place to begin is no fault, also over a corrected place', () => {
  const open = {
    ...said('Begin here.'),
    good: false,
    open: true as const,
    quote: quoteIn(TEXT, 'Some people thinks so.'),
  };
  const report = reportOf(TEXT, {
    corrections: [correctionIn(TEXT, 'thinks', 'think')],
    criteria: { ...reportOf(TEXT).criteria, gra: criterion(6, [open]) },
  });
  expect(remarksOf(report).map((one) => [one.tone, one.key, isFault(one)])).toEqual([
    ['begin', 'gra:0', false],
    ['error', '12-18:agreement', true],
  ]);
});

test('the same praise is said once, and a reason without a quotation has no number', () => {
  const quote = quoteIn(TEXT, 'When families can walk, they stay.');
  const report = reportOf(TEXT, {
    good: [{ ...said('A scene.'), quote }, said('Clear throughout.')],
    criteria: {
      ...reportOf(TEXT).criteria,
      cc: criterion(6, [
        { ...said('A scene.'), good: true, quote },
        { ...said('Few links.'), good: false },
      ]),
    },
  });
  expect(remarksOf(report)).toHaveLength(1);
});

test('a name holds the place and the rule, so that two slips of one rule are told apart', () => {
  const text = 'He go. She go.';
  const [first, second] = [
    correctionIn(text, 'go', 'goes'),
    { ...correctionIn(text, 'go', 'goes'), start: 11, end: 13 },
  ];
  const keys = remarksOf(reportOf(text, { corrections: [first, second] })).map(({ key }) => key);
  expect(keys).toEqual(['3-5:agreement', '11-13:agreement']);
});

test('a learner can speak about everything the report says, and about nothing else', () => {
  const corrections = [correctionIn(TEXT, 'thinks', 'think')];
  const report = reportOf(TEXT, {
    corrections,
    criteria: { ...reportOf(TEXT).criteria, tr: criterion(6, [{ ...said('No example.'), good: false }]) },
    good: [said('A scene.')],
  });
  expect([...aboutsOf(report)]).toEqual(['tr', 'cc', 'lr', 'gra', '12-18:agreement', 'tr:0', 'good:0']);
  for (const { key } of remarksOf(report)) expect(aboutsOf(report)).toContain(key);
});
