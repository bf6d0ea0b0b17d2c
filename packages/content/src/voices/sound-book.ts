import type { Lexicon } from './phonemes.ts';
import { stressBeforeVowels } from './phonemes.ts';
import type { Tools } from './tools.ts';
import type { SoundOf } from './word-errors.ts';

type Phonemizer = { phonemize(text: string, language: string): Promise<string[]> };

/** Learns how words sound, so that "right" and "write" can be told to be one sound. Unknown words stand for themselves. */
export async function openSoundBook(tools: Tools, lexicon: Lexicon) {
  const { phonemize } = await tools.load<Phonemizer>('phonemizer');
  const sounds = new Map<string, string>(
    Object.entries(lexicon).map(([word, ipa]) => [word.toLowerCase(), bare(stressBeforeVowels(ipa))]),
  );
  const learn = async (words: string[]) => {
    for (const word of new Set(words))
      if (!sounds.has(word)) sounds.set(word, bare((await phonemize(word, 'en-gb-x-rp')).join(' ')));
  };
  const soundOf: SoundOf = (word) => sounds.get(word) ?? word;
  return { learn, soundOf };
}

/** Without stress, and with the weak vowels as one: dictionaries differ there, ears do not. */
const bare = (phonemes: string) =>
  phonemes
    .replace(/[ˈˌː\s]/g, '')
    .replace(/[ɐɪiə]/g, 'ə')
    .replace(/e(?!ɪ)/g, 'ɛ')
    .replace(/æ/g, 'a')
    .replaceAll('r', 'ɹ');
