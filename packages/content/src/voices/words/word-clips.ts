import { createHash } from 'node:crypto';
import type { Word } from '../../schema/wordbook.ts';
import type { Accent } from '../phonemes.ts';

/** A sound that an entry needs, the file it is kept in, and where in the entry that file is named. */
export type WordClip = { at: (string | number)[]; file: string } & ({ ipa: string; accent: Accent } | { text: string });

const ACCENTS = [
  ['uk', 'british'],
  ['us', 'american'],
] as const;

/** The word in both accents, each sense that sounds different, and its first example. */
export const clipsOfWord = (word: Word): WordClip[] => [
  ...ACCENTS.map(([name, accent]) => ({
    at: ['audio', name],
    file: fileOf(word.id, name, word[`${name}_ipa`], word.audio?.[name]),
    ipa: word[`${name}_ipa`],
    accent,
  })),
  ...word.core_meanings.flatMap((sense, index) =>
    ACCENTS.flatMap(([name, accent]) => {
      const ipa = sense[`${name}_ipa`];
      const at = ['core_meanings', index, 'audio', name];
      return ipa ? [{ at, file: fileOf(`${word.id}-${sense.pos}`, name, ipa, undefined), ipa, accent }] : [];
    }),
  ),
  ...word.examples.slice(0, 1).map(({ en }) => ({
    at: ['examples', 0, 'audio'],
    file: `assets/words/examples/${word.id}-${hashOf(en)}.mp3`,
    text: en,
  })),
];

/** Named after its IPA, so that another IPA gets another sound. The first clips were named after the word alone and stay. */
const fileOf = (id: string, accent: 'uk' | 'us', ipa: string, there: string | undefined): string =>
  there === `assets/words/${id}.mp3` ? there : `assets/words/${accent}/${id}-${hashOf(ipa)}.mp3`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
