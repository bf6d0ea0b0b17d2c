import { describe, expect, test } from 'vitest';
import { type ModelEssay, notesOf, phrasePlaces, quotationsIn } from './annotate.ts';
import { clozeOf, fillsGap } from './cloze.ts';
import { factsOf } from './facts.ts';
import { faultsOf } from './faults.ts';
import { sameJobs } from './same-job.ts';
import { sentencesOf } from './sentences.ts';

const essay = (band: number, position: string): ModelEssay => ({
  band,
  paragraphs: [
    { role: 'introduction', text: `Group marks are common. ${position}` },
    {
      role: 'body',
      text: 'In almost every group, one person does most of the work, e.g. all the writing. This is unfair because effort does not pay.',
    },
    { role: 'conclusion', text: 'Overall, marks should reflect individual work.' },
  ],
  comments: {
    task: { en: "The position is clear ('I largely agree') and answers the word 'common'.", zh: '立场清楚。' },
    lexis: {
      en: 'Natural: "effort does not pay". "Assessment criteria" would add precision; don\'t repeat \'work\'.',
      zh: '短语自然。',
    },
  },
  phrases: [
    { text: 'effort does not pay', zh: '努力没有回报' },
    { text: 'nowhere to be found', zh: '找不到' },
  ],
});
const seven = essay(7, 'I largely agree that this is unfair.');

test.each([
  { text: 'One. Two! Three?', is: ['One.', 'Two!', 'Three?'], why: 'three marks' },
  { text: 'Use it, e.g. at work. Then stop.', is: ['Use it, e.g. at work.', 'Then stop.'], why: 'e.g. ends nothing' },
  { text: 'He said "go." She went.', is: ['He said "go."', 'She went.'], why: 'the quote belongs to it' },
  { text: 'It rose by 2.5 per cent.', is: ['It rose by 2.5 per cent.'], why: 'a decimal point' },
  { text: 'Love,\nMei', is: ['Love,\nMei'], why: 'no stop at all' },
])('sentences: $why', ({ text, is }) => {
  const found = sentencesOf(text);
  expect(found.map((one) => one.text)).toEqual(is);
  for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words);
});

test('quotations: both kinds of marks, and an apostrophe opens none', () => {
  expect(quotationsIn(`Good ('the pupil's marks'), "very good." but don't say so; 'a' is too short`)).toEqual([
    "the pupil's marks",
    'very good',
  ]);
});

test('a note is tied to the words it quotes; a suggestion is tied to nothing', () => {
  const notes = notesOf(seven);
  expect(notes.map(({ n, criterion }) => [n, criterion])).toEqual([
    [1, 'task'],
    [2, 'lexis'],
  ]);
  const words = notes.map(({ places }) => places.map((p) => seven.paragraphs[p.paragraph]!.text.slice(p.start, p.end)));
  expect(words).toEqual([['I largely agree'], ['effort does not pay', 'work']]);
  expect(phrasePlaces(seven).map(({ place }) => place?.paragraph ?? null)).toEqual([1, null]);
});

describe('cloze', () => {
  const gaps = (level: 1 | 2 | 3) =>
    clozeOf(seven, level).flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.gap ? [piece.text] : [])));
  test('first the phrases, then what holds sentences together, at last whole sentences', () => {
    expect(gaps(1)).toEqual(['effort does not pay']);
    expect(gaps(2)).toEqual(['because', 'effort does not pay', 'Overall']);
    expect(gaps(3)[0]).toBe('common.');
    expect(gaps(3)).toHaveLength(5);
  });
  test('nothing of the essay is lost', () => {
    for (const level of [1, 2, 3] as const)
      expect(clozeOf(seven, level).map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(
        seven.paragraphs.map(({ text }) => text),
      );
  });
  test.each([
    { given: 'Effort  does not PAY', ok: true, why: 'capitals and spaces' },
    { given: 'effort doesn’t pay', ok: false, why: 'other words' },
    { given: ' effort does not pay. ', ok: true, why: 'a full stop too many' },
    { given: '', ok: false, why: 'nothing' },
  ])('$why', ({ given, ok }) => expect(fillsGap(given, 'effort does not pay')).toBe(ok));
});

describe('what the comments mend', () => {
  const text = 'If it was spent on art, all staffs is happy. Real persons enjoy it. The art is a door to close.';
  const with7 = (comment: string): ModelEssay => ({
    band: 7,
    paragraphs: [{ role: 'body', text }],
    comments: { grammar: { en: comment, zh: '' } },
    phrases: [{ text: 'all staffs', zh: '' }],
  });
  const faults = (comment: string) => faultsOf(with7(comment)).map(({ start, end }) => text.slice(start, end));
  test.each([
    {
      comment: 'Slips: "staffs is happy" (staff are happy).',
      is: ['staffs is happy'],
      why: 'a better version behind it',
    },
    { comment: "'Real persons' should be 'real people'.", is: ['Real persons'], why: 'said in words' },
    { comment: "Good: 'a door to close'. 'Staffs' is wrong.", is: ['staffs'], why: 'praise in a sentence of its own' },
    { comment: "Natural phrases: 'a door to close', 'enjoy it'.", is: [], why: 'praise alone' },
    { comment: 'Better "If it were …, all staffs".', is: ['all staffs'], why: 'what is left out stands between' },
    { comment: 'The "art" needs no article.', is: [], why: 'a short word alone may stand anywhere' },
    { comment: "He writes 'you should rest.' There are 'staffs'.", is: [], why: 'a quotation mends nothing' },
  ])('$why', ({ comment, is }) => expect(faults(comment)).toEqual(is));

  test('is never asked for', () => {
    const asked = (essay: ModelEssay) =>
      ([1, 2, 3] as const).flatMap((level) =>
        clozeOf(essay, level).flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.gap ? [piece.text] : []))),
      );
    expect(asked(with7('')).filter((words) => words.includes('staffs'))).toHaveLength(3);
    expect(asked(with7('"All staffs" (all staff).')).filter((words) => words.includes('staffs'))).toEqual([]);
  });
});

test('the same job at two bands; a job that one essay alone does is not compared', () => {
  const six = essay(6, 'I agree.');
  const jobs = sameJobs([six, { ...seven, paragraphs: seven.paragraphs.slice(0, 2) }]);
  expect(jobs.map(({ job }) => job)).toEqual(['firstPoint']);
  expect(sameJobs([six, seven])[0]).toEqual({
    job: 'position',
    lines: [
      { band: 6, text: 'I agree.' },
      { band: 7, text: 'I largely agree that this is unfair.' },
    ],
  });
});

test('facts are counts, not opinions', () => {
  expect(factsOf(seven)).toMatchObject({ paragraphs: 3, sentences: 5, complex: 2 });
  expect(factsOf(seven).words).toBe(40);
});
