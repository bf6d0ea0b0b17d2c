import { all, drop, example, type Fault, LISTENING, READING, set, swap } from './fault.ts';

/** Faults in passages and scripts, and in either language. */

const AUDIO = {
  file: 'assets/a.mp3',
  peaks: 'assets/a.json',
  align: 'assets/b.json',
  engine: 'test',
  sha256: 'a'.repeat(64),
};

export const textFaults: Fault[] = [
  { check: 'topic', why: 'a topic no filter knows', pack: example, spoil: set(READING, 'topic', 'knitting') },
  {
    check: 'level',
    why: 'published without a level',
    pack: example,
    spoil: all(set(READING, 'status', 'published'), drop(READING, 'level')),
  },
  {
    check: 'reviews',
    why: 'published without two blind solves',
    pack: example,
    spoil: set(READING, 'status', 'published'),
  },
  {
    check: 'chinese-missing',
    why: 'an English explanation in the Chinese place',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.explain.zh', 'See paragraph A.'),
  },
  {
    check: 'english-only',
    why: 'Chinese in an explanation',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.explain.en', 'Paragraph A 说明了两点。'),
  },
  {
    check: 'english-only',
    why: 'Chinese in an option',
    pack: example,
    spoil: set(LISTENING, 'groups.1.questions.0.options.0.text', '第一节课'),
  },
  {
    check: 'language-length',
    why: 'half a translation',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.explain.zh', '见 A 段。'),
  },
  {
    check: 'chinese-punctuation',
    why: 'a half-width comma',
    pack: example,
    spoil: set(READING, 'groups.0.questions.0.explain.zh', 'A 段说每块石头靠重量和摩擦固定,与原文一致。'),
  },
  {
    check: 'no-html',
    why: 'markup in a passage',
    pack: example,
    spoil: swap(READING, 'paragraphs.0.text', 'mortar', '<b>mortar</b>'),
  },
  { check: 'paragraph-labels', why: 'two paragraphs A', pack: example, spoil: set(READING, 'paragraphs.1.label', 'A') },
  { check: 'passage-length', why: '408 words as a full passage', pack: example, spoil: set(READING, 'length', 'full') },
  {
    check: 'readability',
    why: 'sentences for children',
    pack: example,
    spoil: all(
      ...[0, 1, 2, 3, 4].map((at) =>
        set(
          READING,
          `paragraphs.${at}.text`,
          'The wall is old. It is big. It is made of stone. We like it. It can last.',
        ),
      ),
    ),
  },
  {
    check: 'glossary',
    why: 'a word that is not in the text',
    pack: example,
    spoil: set(READING, 'glossary', [{ term: 'cement', note: { en: 'a grey powder', zh: '水泥' } }]),
  },
  {
    check: 'verdict-balance',
    why: 'four times TRUE',
    pack: example,
    spoil: set(
      READING,
      'groups.0.questions',
      [1, 2, 3, 4].map((n) => ({ n, text: `Statement ${n}`, answer: 'T', explain: { en: 'a', zh: '一' } })),
    ),
  },
  { check: 'turn-ids', why: 'two turns t1', pack: example, spoil: set(LISTENING, 'script.1.id', 't1') },
  { check: 'speakers', why: 'a voice nobody introduced', pack: example, spoil: set(LISTENING, 'script.3.by', 'x') },
  {
    check: 'speakers',
    why: 'somebody who never speaks',
    pack: example,
    spoil: set(LISTENING, 'speakers.2', { id: 'z', name: 'Zoe', voice: { accent: 'en-NZ', sex: 'f' } }),
  },
  {
    check: 'voices',
    why: 'two voices alike',
    pack: example,
    spoil: set(LISTENING, 'speakers.1.voice', { accent: 'en-GB', sex: 'f' }),
  },
  {
    check: 'script-length',
    why: '238 words as a full section',
    pack: example,
    spoil: set(LISTENING, 'length', 'full'),
  },
  {
    check: 'speaking-rate',
    why: 'read at 169 words a minute',
    pack: example,
    spoil: set(LISTENING, 'audio', { ...AUDIO, seconds: 84 }),
  },
  {
    check: 'audio-fits',
    why: 'the audio of another section',
    pack: example,
    spoil: set(LISTENING, 'audio', { ...AUDIO, seconds: 300 }),
  },
  {
    check: 'asset-missing',
    why: 'audio that is not in the pack',
    pack: example,
    spoil: set(LISTENING, 'audio', { ...AUDIO, seconds: 96 }),
  },
];
