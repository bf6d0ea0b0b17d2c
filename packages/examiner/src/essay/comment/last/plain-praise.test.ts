import { describe, expect, test } from 'vitest';
import type { AssessedReport, EssayFigure } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import { plainPraise } from './plain-praise.ts';

const lines = (...paragraphs: string[]) => paragraphs.join('\n\n');
const OPENING =
  'Many people work at home these days, and some of them find it hard. I think it is mostly good for them.';
const BODY = 'Working at home saves a lot of time every day. The road to the office is long and workers are tired.';
const OTHER = 'Some workers feel lonely when nobody is near. A short talk with a friend lifts their mood.';
const END = 'In conclusion, working at home is a good idea.';
const whole = lines(OPENING, BODY, OTHER, END);

const said = (text: string, band = 7, asked = {}, more = {}) =>
  Object.values(plainPraise({ ...factsOf(text, band, asked), ...more })).flatMap((list) => list.map(({ en }) => en));

describe('task response', () => {
  test('every part of a question of several has its answer', () => {
    const part = { part: 'x', covered: true, status: 'answered' as const, comment: { zh: '', en: '' } };
    expect(said(whole, 6, {}, { coverage: [part, part] })[0]).toBe(
      'Each part of the question is taken up in the text.',
    );
    expect(said(whole, 6, {}, { coverage: [part, { ...part, status: 'unsure' as const }] })).toEqual([]);
  });

  const figure: EssayFigure = { type: 'bar', x: { values: [2010] }, series: [] };
  const report = { task: 1 as const, prompt: 'The chart shows the sales of books.', figure };
  test('that all key features or all numbers are there is not praised: a report that errs may pass the checks', () => {
    const found = { text: { zh: '', en: '' }, must: true, found: true };
    const agrees = (row: string): AssessedReport['figureChecks'][number] => ({
      ...{ ok: true, kind: 'number', quote: { start: 0, end: 1, text: 'T' } },
      ...{ comment: { zh: '', en: '' }, cell: { row, column: '2010' } },
    });
    const figureChecks = ['a', 'b', 'c', 'd', 'e', 'f'].map(agrees);
    expect(said(whole, 7.5, report, { keyFeatures: [found, found, found], figureChecks })).toEqual([]);
  });
  test('an overview of its own that names something, before paragraphs of details', () => {
    const overview = 'Overall, sales rose in all shops. The largest was York.';
    const text = lines('The chart shows book sales.', overview, 'In York it was 40. It was 50 later.', 'Hull sold 20.');
    expect(said(text, 7, report)).toContain(
      'The report gives the whole first, in a paragraph of its own, and then the details in others.',
    );
    // Nobody has checked the "always".
    expect(said(text.replace('was York', 'was always York'), 7, report).join()).not.toContain('gives the whole first');
    const empty = 'Overall, there are shops. There are several of them.';
    expect(said(text.replace(overview, empty), 7, report).join()).not.toContain('gives the whole first');
  });
});

describe('language', () => {
  test('first words of paragraphs that lead, from 7 on', () => {
    const led = lines(OPENING, `The main advantage is time. ${BODY}`, `However, it is quiet. ${OTHER}`, END);
    const told = 'tell the reader where the text goes: "The main advantage" (paragraph 2), "However" (paragraph 3)';
    expect(said(led).join()).toContain(told);
    expect(said(led, 6.5).join()).not.toContain('tell the reader');
    expect(said(led.replace('However', 'The main advantage')).join()).not.toContain('tell the reader');
    expect(said(led.replace('The main advantage', 'Regarding to it, what matters')).join()).not.toContain('tell the');
  });
  test('an opening that takes little from the question', () => {
    const prompt = 'Many employees now do their jobs from home. Is it good or bad for them?';
    const own =
      'Offices stand half empty since staff may stay in their own kitchens, and managers worry about results.';
    const told = 'The opening is in words of its own: fewer than half of its content words stand in the question.';
    expect(
      said(lines(`${own} I welcome the new freedom of working from home.`, BODY, OTHER, END), 7, { prompt }),
    ).toContain(told);
    expect(said(whole, 7, { prompt: `${OPENING} Discuss.` })).not.toContain(told);
  });
  test('four ways of joining clauses, in sentences without a slip', () => {
    const joined = lines(
      OPENING,
      'Although it is quiet, some miss the office, which was loud. They call a friend when they feel alone.',
      'Whether it helps is open. A walk is good because it wakes them up.',
      END,
    );
    expect(said(joined).join()).toContain('with "although", "whether", "which" and "because"');
    expect(said(joined.replace('because it wakes', 'because it wake')).join()).toContain('"which" and "when"');
    expect(said(whole).join()).not.toContain('Clauses are joined');
  });
  test('four verbs of change in a report', () => {
    const report = {
      task: 1 as const,
      prompt: 'The chart shows the sales of books in three shops between 2010 and 2020.',
    };
    const text = lines(
      'The chart shows book sales.',
      'Sales rose to 40 and fell to 20. They recovered and soared to 70.',
    );
    expect(said(text, 7, report).join()).toContain('"rose", "fell", "soared" and "recovered"');
    expect(said(text.replace('rose to 40 and ', ''), 7, report).join()).not.toContain('Changes are told');
  });
});
