import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

for (const { header, language } of [
  { header: 'en', language: 'en' },
  { header: 'zh-CN,zh;q=0.9,en;q=0.8', language: 'zh' },
  { header: 'fr-FR,en;q=0.5', language: 'en' },
  { header: 'ja', language: 'zh' },
  { header: undefined, language: 'zh' },
])
  test(`${header ?? 'no header'} is answered in ${language}`, () => expect(languageOf(header)).toBe(language));
