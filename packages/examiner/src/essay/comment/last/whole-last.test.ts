import { expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { wholeLast } from './whole-last.ts';

const chart = { task: 1 as const, prompt: 'The chart shows the sales of books in three shops between 2010 and 2020.' };
const process = { task: 1 as const, prompt: 'The diagram shows the process of making woollen goods.' };
const said = (text: string, asked: typeof chart) => wholeLast(factsOf(text, 6, asked)).map(({ en }) => en);

test('no sentence is marked as the overview', () => {
  const text =
    'The chart shows book sales.\n\nThe first shop sold 40, then 50, and then 60 books. The second sold less.';
  expect(said(text, chart)[0]).toContain('No sentence opens with "Overall"');
  expect(said(text.replace('The second', 'Overall, the second'), chart)).toEqual([]);
});
test('hardly a figure in a report of a chart', () => {
  const text = 'Overall, sales rose. Shop A rose. Shop B fell in 2012. Shop C stayed. It had 20 books.';
  expect(said(text, chart)[0]).toContain('only one number stands');
  expect(said(text.replace('fell', 'fell from 30 to 20'), chart)).toEqual([]);
});
test('a process told as instructions', () => {
  const text = 'Overall, there are two steps. First we have to wash the wool. Then we need to dry it.';
  expect(said(text, process)[0]).toContain('"we have to" makes this step an instruction');
  expect(said(text.replace('we need to dry it', 'it is dried'), process)).toEqual([]);
});
