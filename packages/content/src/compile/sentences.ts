import type { Sentence, Sentences } from '../schema/sentence.ts';
import { headOf, type Parts } from './parts.ts';

/** One bank, two uses: a sentence to say is shown; a sentence to write is told in Chinese and held back in English. */
export function compileSentences(set: Sentences): Parts {
  const { use, sentences } = set;
  const [follow, write] = [use !== 'segmented', use !== 'follow-read'];
  return {
    public: {
      ...headOf(set),
      use,
      ...(set.task && { task: set.task }),
      ...(set.band && { band: set.band }),
      ...(set.intro && { intro: set.intro }),
      ...(follow && { follow: sentences.map(toSay) }),
      ...(write && { segments: sentences.map(toWrite) }),
    },
    key: write ? { segments: sentences.map(toMark) } : {},
    review: write ? { sentences: sentences.map(toExplain) } : {},
  };
}

const toSay = ({ id, en, zh, audio, from, to, chunks, stress, links, note }: Sentence) => ({
  id,
  en,
  zh,
  ...(audio && { audio }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(chunks && { chunks }),
  ...(stress && { stress }),
  ...(links && { links }),
  ...(note && { note }),
});

const toWrite = ({ id, zh, skill, cue, must }: Sentence) => ({
  id,
  zh,
  ...(skill && { skill }),
  ...(cue && { cue }),
  ...(must && { must }),
});

/** Chunks are hints here: the server hands them out one after the other to whoever asks. */
const toMark = ({ id, en, accept = [], must = [], chunks = [], points = [], wrongs = [] }: Sentence) => ({
  id,
  accept: [en, ...accept],
  must,
  chunks,
  points,
  wrongs,
});

const toExplain = ({ id, en, zh, accept = [], chunks, points, wrongs, note }: Sentence) => ({
  id,
  en,
  zh,
  accept,
  ...(chunks && { chunks }),
  ...(points && { points }),
  ...(wrongs && { wrongs }),
  ...(note && { note }),
});
