import { expect, test } from 'vitest';
import { typesInLine } from './types-in-line.ts';

test.each([
  { names: ['判断', '单选'], reads: '判断 · 单选', why: 'two fit' },
  { names: ['标题配对', '是非', '摘要填空'], reads: '标题配对 · 是非 +1', why: 'three would be cut' },
  { names: ['Headings', 'Notes'], reads: 'Headings · Notes', why: 'two short ones fit' },
  { names: ['Sentence endings', 'Multiple choice'], reads: 'Sentence endings +1', why: 'two long ones would be cut' },
  { names: ['Summary with list and more'], reads: 'Summary with list and more', why: 'one is always shown' },
  { names: [], reads: '', why: 'a paper without questions yet' },
])('$reads: $why', ({ names, reads }) => {
  expect(typesInLine(names)).toBe(reads);
});
