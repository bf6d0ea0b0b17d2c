import { describe, expect, test } from 'vitest';
import type { Correction, Criterion } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import { lastPoints } from './last.ts';

const lines = (...paragraphs: string[]) => paragraphs.join('\n\n');
const report = { task: 1 as const, prompt: 'The chart shows the sales of books in three shops between 2010 and 2020.' };
const said = (name: Criterion, text: string, asked = {}, band = 6) =>
  lastPoints(factsOf(text, band, asked))[name].map(({ en, quote }) => `${en} «${quote?.text}»`);

const OPENING =
  'Many people work at home these days, and some of them find it hard. I think it is mostly good for them.';
const BODY =
  'Working at home saves a lot of time every day. The road to the office is long and workers are tired when they arrive.';
const OTHER =
  'However, some workers feel lonely when nobody is near. A short talk with a friend in the kitchen lifts their mood. They miss that.';
const END = 'In conclusion, working at home is a good idea.';

describe('task response', () => {
  const whole = lines(OPENING, BODY, OTHER, END);
  test('a paragraph in which nothing could be a case', () => {
    expect(said('tr', whole)[0]).toBe(
      'Paragraph 2 has no "for example", "for instance" or "such as"; it begins with this sentence. «Working at home saves a lot of time every day.»',
    );
    // Led to the sides, a concession, a case in whatever words.
    for (const other of ['Both views have advantages. ', 'Admittedly, it is so. ', 'My sister works there. '])
      expect(said('tr', whole.replace('Working at home saves', `${other}Working at home saves`)).join()).not.toContain(
        'Paragraph 2 has no',
      );
    expect(said('tr', whole.replace('The road to', 'Forexample, in Hull the road to')).join()).not.toContain(
      'Paragraph 2 has no',
    );
  });
  test('figures of which none is the highest', () => {
    const figures = lines(
      'The chart shows book sales.',
      'In 2010 the first shop sold 40 books. The other sold 10 more.',
    );
    expect(said('tr', figures, report).join()).toContain('no "highest", "lowest"');
    expect(said('tr', figures.replace('40', 'most books, 40'), report).join()).not.toContain('no "highest"');
  });
  test('one figure with nothing beside it', () => {
    const said1 = (detail: string) =>
      said(
        'tr',
        lines('The chart shows book sales.', 'Overall, the most are sold in York.', `${detail} York sold most.`),
        report,
      );
    expect(said1('The shop in Hull sold 40 books.').join()).toContain('sets it against no other');
    expect(said1('The shop in Hull sold 40 books, more than in York.').join()).not.toContain('sets it against');
    expect(said1('Like York, Hull sold 40 books.').join()).not.toContain('sets it against');
    expect(said1('In Hull and York the number was 40.').join()).not.toContain('sets it against');
    expect(said1('The number in Hull rose to 40.').join()).not.toContain('sets it against');
    expect(said1('The highest was Hull with 40 books.').join()).not.toContain('sets it against');
  });
  test('an overview of a process that names neither end', () => {
    const process = { task: 1 as const, prompt: 'The diagram shows the process of making bricks.' };
    const text = lines(
      'The diagram shows brick making.',
      'Overall, there are five steps.',
      'Clay is dug. It is dried.',
    );
    expect(said('tr', text, process).join()).toContain('The overview has no');
    const ends = text.replace('five steps', 'five steps, from digging to delivery');
    expect(said('tr', ends, process).join()).not.toContain('The overview has no');
  });
  test('an ending of one sentence, unless it holds its reason', () => {
    expect(said('tr', whole)).toContain(
      'The ending is this one sentence. «In conclusion, working at home is a good idea.»',
    );
    const why = whole.replace('a good idea.', 'a good idea because it saves time.');
    expect(said('tr', why).join()).not.toContain('The ending is this');
  });
  test('six words of the question in a row', () => {
    const prompt = 'Many people work at home these days. Is this a good development?';
    expect(said('tr', whole, { prompt }).join()).toContain('at least 7 words in a row are those of the question');
    expect(said('tr', whole).join()).not.toContain('of the question');
  });
  test('most words of an opening, where they stand in the question here and there', () => {
    const prompt = 'Many people work at home these days. Some of them find that hard, and some do not. Give reasons.';
    expect(said('tr', whole, { prompt })).toContain(
      'At least 5 words of this sentence stand in the question too: "work", "home", "days", "find", "hard". «Many people work at home these days, and some of them find it hard.»',
    );
  });
  test('two figures in a sentence, and no word for how they stand to one another', () => {
    const figures = lines(
      'The chart shows book sales.',
      'In 2010 the first shop sold 40 books and the second 80 books.',
    );
    expect(said('tr', figures, report)[0]).toContain('this sentence holds two figures or more');
    const compared = figures.replace('the second 80', 'the second twice as many, 80');
    expect(said('tr', compared, report).join()).not.toContain('two figures');
    expect(said('tr', figures.replace(/4/g, '15-').replace('80', '25-30'), report).join()).not.toContain('two figures');
  });
});

describe('cohesion', () => {
  const the = 'The bank opened a branch. The school got a gate. The road was mended twice. The park lost its trees.';
  test('sentences that open with one word are counted', () => {
    expect(said('cc', lines('It is a town.', the))[0]).toContain('At least 4 sentences of the text open with "The"');
    expect(
      said('cc', lines('It is a town.', the.replace('The park', 'A park').replace('The road', 'Each road'))).join(),
    ).not.toContain('open with');
  });
  test('"it is clear that" names nothing', () => {
    const clear =
      'It is clear that sales rose. It is true that shops closed. It was hard to find one. It is important to walk.';
    expect(said('cc', lines('Sales differ.', clear)).join()).not.toContain('"It"');
    expect(said('cc', lines('Sales differ.', clear.replaceAll(/ (?:that|to) /g, ' and '))).join()).toContain('"It"');
  });
  test('"In addition" is no place that could be moved', () => {
    const inn =
      'In April sales rose a lot. In June all sales fell. In May nobody came in. In addition, the shop was shut.';
    expect(said('cc', lines('Sales differ.', inn)).join()).not.toContain('"In"');
    expect(said('cc', lines('Sales differ.', inn.replace('In addition,', 'In July'))).join()).toContain('"In"');
  });
  test('a noun named again as if it were new', () => {
    const one = 'Good schools teach children. The children are happy with it. Nobody walks there.';
    expect(said('cc', lines('A city.', one, 'In conclusion, we walk.'))[0]).toContain('named "children"');
    const figure = 'It gives a figure for each town. The figure is high here. Nobody walks there.';
    expect(said('cc', lines('A city.', figure, 'In conclusion, we walk.')).join()).not.toContain('has named');
    const roads = 'The city has built new roads. The roads are wide. Nobody walks there.';
    expect(said('cc', lines('A city.', roads, 'In conclusion, we walk.'))[0]).toContain(
      'The sentence before has named "roads"',
    );
  });
});

describe('vocabulary and grammar', () => {
  test('the word that comes most often, at the two places nearest to each other', () => {
    const text =
      'The museum is old. A museum costs money. We like the museum. Every museum has rooms. One museum burnt. This museum stands.';
    expect(said('lr', text)[0]).toContain('"museum" comes at least 6 times in 22 words; two of them stand here');
    expect(said('lr', text.replaceAll('museum', 'Louvre'))).toEqual([]);
  });
  test('the surest question at a place stands for all', () => {
    const text = 'We saw many tree in the park.';
    const slip = (confidence: number, certain = false) => ({
      ...{ start: 12, end: 16, original: 'tree', replacement: 'trees', kind: 'number' as const, rule: 'tagger-number' },
      ...{ confidence, certain, explanation: { zh: '', en: `sure by ${confidence}` } },
    });
    const told = (...corrections: Correction[]) => lastPoints({ ...factsOf(text, 6), corrections }).gra[0]?.en;
    expect(told(slip(0.9), slip(0.97))).toBe('sure by 0.97');
    expect(told(slip(0.97, true))).not.toBe('sure by 0.97');
  });
  test('the longest sentence from 32 words on', () => {
    const long = `We ${'walk and '.repeat(15)}sleep.`;
    expect(said('gra', long)[0]).toContain('This is your longest sentence, 32 words. «We walk and');
    expect(said('gra', long.replace(' and walk', '')).join()).not.toContain('longest');
  });
  test('nothing is said of a criterion at 7', () => {
    expect(said('gra', `We ${'walk and '.repeat(15)}sleep.`, {}, 7)).toEqual([]);
  });
});
