import { expect, test } from 'vitest';
import { Word } from '../../schema/wordbook.ts';
import { clipsOfWord } from './word-clips.ts';

const word = (more: object = {}) =>
  Word.parse({
    id: 'record',
    name: 'record',
    uk_ipa: '/ˈrekɔːd/',
    us_ipa: '/ˈrekərd/',
    core_meanings: [
      { pos: 'n', englishDefinition: 'a written account', chineseTranslation: '记录' },
      {
        ...{ pos: 'v', englishDefinition: 'to write down', chineseTranslation: '记录' },
        ...{ uk_ipa: '/rɪˈkɔːd/', us_ipa: '/rɪˈkɔːrd/' },
      },
    ],
    examples: [
      { en: 'Keep a record of it.', zh: '把它记下来。' },
      { en: 'It broke the record.', zh: '它打破了纪录。' },
    ],
    ...more,
  });

test('a word is heard in both accents, a sense that sounds different in both, and one example', () => {
  expect(clipsOfWord(word()).map(({ at }) => at.join('.'))).toEqual([
    'audio.uk',
    'audio.us',
    'core_meanings.1.audio.uk',
    'core_meanings.1.audio.us',
    'examples.0.audio',
  ]);
});

test('another IPA or another sentence is another file, also where one is named; the first clips keep their names', () => {
  const files = (more?: object) => clipsOfWord(word(more)).map(({ file }) => file);
  const [uk, us, , , example] = files();
  expect(new Set(files()).size).toBe(5);
  expect(files({ us_ipa: '/ˈrekɔrd/' })[1]).not.toBe(us);
  expect(files({ examples: [{ en: 'Keep it.', zh: '留着。' }] })[4]).not.toBe(example);
  expect(files({ audio: { uk: 'assets/words/record.mp3' } })[0]).toBe('assets/words/record.mp3');
  expect(files({ audio: { uk, us } }).slice(0, 2)).toEqual([uk, us]);
  expect(files({ audio: { us }, us_ipa: '/ˈrekɔrd/' })[1]).not.toBe(us);
});
