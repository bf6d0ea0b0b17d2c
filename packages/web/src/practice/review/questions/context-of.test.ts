import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { expect, test } from 'vitest';
import { contextOf } from './context-of.ts';

const group = (body: PaperGroup['body']): PaperGroup => ({
  type: 'note-completion',
  interaction: 'gap',
  instruction: { en: '', zh: '' },
  reuse: false,
  body,
  questions: [],
});
const question = { key: 'q7', n: [7] };

test.each<{ body: PaperGroup['body']; words: string; why: string }>([
  {
    body: { layout: 'text', text: 'A wall. It has __7__ and __8__ in it. More.' },
    words: 'It has _____ and … in it.',
    why: 'the sentence of a summary; the other gap is not mistaken for this one',
  },
  {
    body: { layout: 'notes', lines: [{ head: 'Walls' }, 'made of __7__'] },
    words: 'made of _____',
    why: 'a line of notes',
  },
  { body: { layout: 'form', rows: [['Name', '__7__']] }, words: 'Name: _____', why: 'a row of a form' },
  {
    body: { layout: 'table', head: ['Part', 'Use'], rows: [['stones', 'fill the __7__']] },
    words: 'stones · fill the _____',
    why: 'a cell with the name of its row',
  },
  {
    body: { layout: 'flow', steps: ['dig', ['set __7__', 'wait']] },
    words: 'set _____',
    why: 'a step of a flow chart',
  },
])('$why', ({ body, words }) => {
  expect(contextOf(group(body), question)).toBe(words);
});

test('a question with words of its own says them', () => {
  expect(contextOf(group(undefined), { ...question, text: 'Stones lie in a __7__.' })).toBe('Stones lie in a _____.');
});
