import { describe, expect, test } from 'vitest';
import { insertAt } from './insert-text.ts';

/** The bar is the caret, the brackets a selection. */
describe('a phrase goes in where the caret stands', () => {
  test.each([
    { text: 'Overall|', words: 'the share', becomes: 'Overall the share|', why: 'two words must not touch' },
    { text: 'Overall, |rose', words: 'sales', becomes: 'Overall, sales |rose', why: 'nor on the other side' },
    { text: 'It rose|.', words: 'sharply', becomes: 'It rose sharply|.', why: 'no space before a full stop' },
    { text: '|', words: 'In short,', becomes: 'In short,|', why: 'an empty page' },
    { text: 'It [went up] fast', words: 'rose', becomes: 'It rose| fast', why: 'over a selection' },
    { text: 'Line one\n|', words: 'Next', becomes: 'Line one\nNext|', why: 'a new line needs no space' },
  ])('$why', ({ text, words, becomes }) => {
    const start = text.search(/[|[]/);
    const selected = text.includes('[');
    const plain = text.replace(/[|[\]]/g, '');
    const end = selected ? text.indexOf(']') - 1 : start;
    const put = insertAt(plain, start, end, words);
    expect(`${put.text.slice(0, put.caret)}|${put.text.slice(put.caret)}`).toBe(becomes);
  });
});
