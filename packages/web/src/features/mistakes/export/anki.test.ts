import { expect, test } from 'vitest';
import { ankiOf } from './anki.ts';

test('two sides and a tag a line, after what Anki needs to know', () => {
  const cards = [{ front: ['24 What changed?', 'A · rent'], back: ['B · customers'], tag: '阅读 题目丢分' }];
  expect(ankiOf(cards)).toBe(
    '#separator:tab\n#html:true\n#tags column:3\n24 What changed?<br>A · rent\tB · customers\t阅读-题目丢分\n',
  );
});

test.each([
  { words: 'a < b & "c"', field: 'a &lt; b &amp; &quot;c&quot;', why: 'words do not become markup' },
  { words: 'one\ttwo\nthree', field: 'one two three', why: 'a tab or a line break begins no other field' },
])('$why', ({ words, field }) => {
  expect(ankiOf([{ front: [words], back: [], tag: 'x' }]).split('\n')[3]).toBe(`${field}\t\tx`);
});
