import type { WordCard } from '@ninefold/contract/vocabulary/learning';

/** A card of a word without frills. */
export const cardFor = (name: string, id: number, over: Partial<WordCard> = {}): WordCard => ({
  word: {
    id,
    name,
    uk_ipa: '/x/',
    us_ipa: '/x/',
    uk_audio: '',
    us_audio: '',
    vocabulary_ext: {
      core_meanings: [{ pos: 'n', chineseTranslation: '意思', englishDefinition: 'a meaning' }],
      other_meanings: [],
      collocations: [],
      examples: [],
      family: [],
      confused_with: [],
      level: '',
    },
    is_in_notebook: 0,
    source: 'book',
  },
  form: 'meaning',
  spellings: [name],
  state: 'learning',
  next: [1, 2, 4, 11],
  lapses: 0,
  last_time: 0,
  book_id: 0,
  places: [],
  ...over,
});
