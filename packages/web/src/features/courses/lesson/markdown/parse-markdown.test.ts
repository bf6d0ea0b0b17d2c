import { expect, test } from 'vitest';
import { parseInline, parseMarkdown } from './parse-markdown.ts';

const kinds = (text: string) => parseMarkdown(text).map(({ is }) => is);

test.each([
  { text: 'One.\nTwo.\n\nThree.', is: ['paragraph', 'paragraph'], why: 'an empty line ends a paragraph' },
  { text: 'Ask two:\n- one\n- two', is: ['paragraph', 'list'], why: 'a list stands under its sentence' },
  { text: '1. First\n   goes on\n2. Second', is: ['list'], why: 'an item may have two lines' },
  { text: '## Head\nText', is: ['heading', 'paragraph'], why: 'a heading is one line' },
  { text: '> said\n> so', is: ['quote'], why: 'a quote of two lines' },
  { text: '| a | b |\n|---|---|\n| 1 | 2 |', is: ['table'], why: 'a table' },
  { text: '<b>no</b>', is: ['paragraph'], why: 'HTML is only text' },
])('$why', ({ text, is }) => {
  expect(kinds(text)).toEqual(is);
});

test('items keep their order and their second lines', () => {
  expect(parseMarkdown('1. First\n   goes on\n2. Second')).toEqual([
    {
      is: 'list',
      ordered: true,
      items: [[{ style: 'plain', text: 'First goes on' }], [{ style: 'plain', text: 'Second' }]],
    },
  ]);
});

test('a table has a head and rows, without the line between', () => {
  expect(parseMarkdown('| a | b |\n|---|---|\n| **1** | 2 |')).toEqual([
    {
      is: 'table',
      head: [[{ style: 'plain', text: 'a' }], [{ style: 'plain', text: 'b' }]],
      rows: [[[{ style: 'strong', text: '1' }], [{ style: 'plain', text: '2' }]]],
    },
  ]);
});

test('strong, emphasis and code; Chinese lines are joined without a space', () => {
  expect(parseInline('**a** and *b*, `c`').map(({ style }) => style)).toEqual([
    'strong',
    'plain',
    'em',
    'plain',
    'code',
  ]);
  expect(parseMarkdown('先看题，\n再写')).toEqual([
    { is: 'paragraph', text: [{ style: 'plain', text: '先看题，再写' }] },
  ]);
});
