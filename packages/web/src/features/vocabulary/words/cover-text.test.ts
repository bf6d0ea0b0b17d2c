import { expect, test } from 'vitest';
import { coverText } from './cover-text.ts';

test.each([
  { name: '学术词汇（B2-C1）', language: 'zh', text: '学术词汇' },
  { name: 'Academic words, B2 to C1', language: 'en', text: 'AW' },
  { name: 'core words B1–B2', language: 'en', text: 'CW' },
  { name: 'Écoles', language: 'en', text: 'É' },
] as const)('$name: $text', ({ name, language, text }) => {
  expect(coverText(name, language)).toBe(text);
});
