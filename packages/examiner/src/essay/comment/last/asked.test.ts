import { describe, expect, test } from 'vitest';
import { type Margin, NOTES, type Note } from '../../model/margin.ts';
import { factsOf } from '../facts.testing.ts';
import { askedOfTask } from './asked.ts';
import { plainPraise } from './plain-praise.ts';

const ESSAY = [
  'Many towns want fewer cars. I agree with them.',
  'Cars are very loud in towns. However, buses are slow. They stop at every corner of the town.',
  'In conclusion, towns should have fewer cars in them.',
].join('\n\n');
const REPORT = { task: 1 as const, prompt: 'The chart shows the sales of books in three shops between 2010 and 2020.' };
const DRAWING = { task: 1 as const, prompt: 'The diagram shows the process of making bricks.' };
const LETTER = { task: 1 as const, module: 'general' as const, prompt: 'Write a letter to your landlord.' };

const quiet = Object.fromEntries(NOTES.map((note) => [note, 0.01])) as Margin;
/** As if the reader of meaning had heard this of single sentences and nothing of the others. */
const heard = (notes: Record<number, Partial<Record<Note, number>>>, asked = {}, text = ESSAY) => {
  const facts = factsOf(text, 6, asked);
  return { ...facts, margin: facts.essay.sentences.map((_, i) => ({ ...quiet, ...notes[i] })) };
};
const first = (points: { en: string; quote?: { text: string } | undefined }[]) =>
  `${points[0]?.en.slice(0, 50)} «${points[0]?.quote?.text}»`;

describe('a place is asked about, never called wrong', () => {
  test('nothing without a reader of meaning', () => {
    expect(askedOfTask(factsOf(ESSAY, 6))).toEqual([]);
  });
  test('the sentence of the body at which a note is likeliest, never one of the opening or the ending', () => {
    const facts = heard({ 0: { bare: 0.99 }, 2: { bare: 0.8 }, 4: { bare: 0.7 }, 5: { vague: 0.99 } });
    expect(first(askedOfTask(facts))).toBe(
      'At this sentence a reader asks why, how, or for ex «Cars are very loud in towns.»',
    );
  });
  test('where no note is likely enough nothing is asked', () => {
    expect(askedOfTask(heard({ 2: { vague: 0.4, bare: 0.3 } }))).toEqual([]);
  });
  test.each([
    ['a reason in the sentence', 'Cars are very loud in towns because of their engines.'],
    ['an opinion', 'I think that cars are very loud.'],
    ['a number', 'Cars are 20 times as loud as bikes.'],
    ['what follows from the sentence before', 'Therefore, cars are very loud in towns.'],
  ])('no question that the text answers: %s', (_, said) => {
    const text = ESSAY.replace('Cars are very loud in towns.', said);
    expect(askedOfTask(heard({ 2: { bare: 0.9 } }, {}, text)).map(({ quote }) => quote!.text)).not.toContain(said);
  });
  test('nor one that the next sentence answers', () => {
    const text = ESSAY.replace('However, buses are slow.', 'For example, my street has no quiet hour.');
    expect(askedOfTask(heard({ 2: { bare: 0.9 } }, {}, text))).toEqual([]);
  });
  test('a report is asked for the figure where none stands to the end of a paragraph of figures', () => {
    const report = (...details: string[]) => ['The chart shows sales.', details.join(' ')].join('\n\n');
    const told = (text: string) =>
      askedOfTask(heard({ 1: { bare: 0.1 }, 2: { bare: 0.7 } }, REPORT, text)).map(({ quote }) => quote!.text);
    const fall = 'The sales of the other shop fell in the last year.';
    expect(told(report('The first shop sold 40 books.', fall))).toEqual([fall]);
    expect(told(report('The first shop sold 40 books.', fall, 'It sold 20 then.'))).toEqual([]);
    expect(told(report('The first shop sold the most books.', fall))).toEqual([]);
  });
  test('nothing is asked of a letter or a drawing', () => {
    expect(askedOfTask(heard({ 2: { bare: 0.7 } }, LETTER))).toEqual([]);
    expect(askedOfTask(heard({ 2: { bare: 0.7, vague: 0.7 } }, DRAWING))).toEqual([]);
  });
});

describe('praise of an argument', () => {
  const praised = (notes: Parameters<typeof heard>[0], text = ESSAY) =>
    (plainPraise(heard(notes, {}, text)).tr ?? []).filter(({ quote }) => quote).map(({ quote }) => quote!.text);
  test('only where the reader is sure, and never the first sentence of a paragraph', () => {
    expect(praised({ 4: { support: 0.9 } })).toEqual(['They stop at every corner of the town.']);
    expect(praised({ 4: { support: 0.7 } })).toEqual([]);
    expect(praised({ 2: { support: 0.95 } })).toEqual([]);
  });
  test('no sentence with a slip is shown', () => {
    expect(praised({ 4: { support: 0.9 } }, ESSAY.replace('They stop', 'They stops'))).toEqual([]);
  });
});
