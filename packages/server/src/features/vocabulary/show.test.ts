import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import { expect, test } from 'vitest';
import { shownWord } from './show.ts';

const DICTIONARY = { find: () => [] } as unknown as Dictionary;
const sense = (pos: string) => ({ pos, englishDefinition: `as ${pos}`, chineseTranslation: '义' });

test('a sense that sounds different is heard by itself, in both accents; the others are not', () => {
  const audio = { uk: 'assets/words/uk/record-v.mp3', us: 'assets/words/us/record-v.mp3' };
  const entry = {
    ...{ uk_ipa: '/ˈrekɔːd/', us_ipa: '/ˈrekərd/', audio: null, collocations: [], examples: [] },
    core_meanings: [sense('n'), { ...sense('v'), uk_ipa: '/rɪˈkɔːd/', us_ipa: '/rɪˈkɔːrd/', audio }],
  };
  const word = shownWord({ id: 1, name: 'record', pack: 'ours', entry, saved: false } as never, DICTIONARY);
  const sound = {
    ...{ uk_ipa: '/rɪˈkɔːd/', us_ipa: '/rɪˈkɔːrd/' },
    ...{ uk_audio: '/content/ours/assets/words/uk/record-v.mp3' },
    ...{ us_audio: '/content/ours/assets/words/us/record-v.mp3' },
  };
  expect(word.vocabulary_ext.core_meanings).toEqual([sense('n'), { ...sense('v'), sound }]);
});
