import { all, example, type Fault, set, swap, TRAINING, WORDS } from './fault.ts';

/** Faults in exercises and words. */

const WORD = 'units.0.words.0';

export const teachingFaults: Fault[] = [
  {
    check: 'exercise-gap',
    why: 'nothing to fill',
    pack: example,
    spoil: swap(TRAINING, 'items.0.text', '__1__', 'The'),
  },
  {
    check: 'exercise-answer',
    why: 'the correction changes nothing',
    pack: example,
    spoil: set(TRAINING, 'items.1.answer', ['The graph shows the number of the people who cycled to work.']),
  },
  {
    check: 'exercise-answer',
    why: 'an answer lacks the word it must use',
    pack: example,
    spoil: set(TRAINING, 'items.2.must', ['tripled']),
  },
  {
    check: 'exercise-answer',
    why: 'the answer is not an option',
    pack: example,
    spoil: set(TRAINING, 'items.0', {
      do: 'choose',
      n: 1,
      text: 'She __1__ home.',
      options: ['go', 'going'],
      answer: 'goes',
      explain: { en: 'a', zh: '一' },
    }),
  },
  {
    check: 'exercise-answer',
    why: 'parts that do not make the sentence',
    pack: example,
    spoil: set(TRAINING, 'items.0', {
      do: 'order',
      n: 1,
      parts: ['the', 'number', 'rose'],
      answer: 'the number fell',
      explain: { en: 'a', zh: '一' },
    }),
  },
  {
    check: 'exercise-answer',
    why: 'one word on both lines',
    pack: example,
    spoil: set(TRAINING, 'items.0', {
      do: 'match',
      n: 1,
      pairs: [
        ['rise', '升'],
        ['rise', '涨'],
        ['fall', '降'],
      ],
      explain: { en: 'a', zh: '一' },
    }),
  },
  {
    check: 'training-sound',
    why: 'published, and nothing is heard',
    pack: example,
    spoil: all(set(TRAINING, 'items.0.hear', { text: 'The bicycle.' }), set(TRAINING, 'status', 'published')),
  },
  {
    check: 'training-sound',
    why: 'a sentence to write down that nobody says',
    pack: example,
    spoil: all(
      set(TRAINING, 'items.0', { do: 'dictate', n: 1, text: 'It rose.', zh: '上升了。' }),
      set(TRAINING, 'status', 'published'),
    ),
  },
  {
    check: 'training-sound-text',
    why: 'reworded after it was recorded',
    pack: example,
    spoil: set(TRAINING, 'items.0.hear', { text: 'The bicycle.', audio: 'assets/audio/heard/articles-1/0.mp3' }),
  },
  {
    check: 'word-duplicate',
    why: 'the same word twice',
    pack: example,
    spoil: set(WORDS, 'units.0.words.3', 'subsidy'),
  },
  {
    check: 'word-reference',
    why: 'a word nobody wrote',
    pack: example,
    spoil: set(WORDS, 'units.0.words.3', 'subsidiary'),
  },
  { check: 'ipa', why: 'a Chinese schwa sign', pack: example, spoil: set(WORDS, `${WORD}.us_ipa`, '/ˈsʌbsәdi/') },
  {
    check: 'ipa',
    why: 'no stress in a long word',
    pack: example,
    spoil: all(set(WORDS, `${WORD}.us_ipa`, '/sʌbsədi/'), set(WORDS, `${WORD}.uk_ipa`, '/sʌbsɪdi/')),
  },
  {
    check: 'gloss',
    why: 'English in the Chinese place',
    pack: example,
    spoil: set(WORDS, `${WORD}.core_meanings.0.chineseTranslation`, 'subsidy'),
  },
  {
    check: 'example-word',
    why: 'an example of another word',
    pack: example,
    spoil: set(WORDS, 'units.0.words.1.examples.0.en', 'Farmers had a dry year.'),
  },
  {
    check: 'example-source',
    why: 'a sentence that is not in the passage',
    pack: example,
    spoil: set(WORDS, `${WORD}.examples.0.from`, 'dry-stone-walls'),
  },
  {
    check: 'example-source',
    why: 'a statement to be judged, told as what the passage says',
    pack: example,
    spoil: set(WORDS, `${WORD}.examples.0`, {
      from: 'dry-stone-walls',
      en: 'Dry stone walls in the Mediterranean are taller than those in northern Europe.',
      zh: '地中海的干砌石墙比北欧的高。',
    }),
  },
  {
    check: 'circular-definition',
    why: 'defined by itself',
    pack: example,
    spoil: set(WORDS, `${WORD}.core_meanings.0.englishDefinition`, 'a subsidy from a government'),
  },
];
