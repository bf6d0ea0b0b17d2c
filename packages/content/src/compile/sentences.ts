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
      ...(set.band && { band: set.band }),
      ...(set.intro && { intro: set.intro }),
      ...(follow && { follow: sentences.map(toSay) }),
      ...(write && { segments: sentences.map(toWrite) }),
    },
    key: write
      ? { segments: sentences.map(({ id, en, accept = [], must = [] }) => ({ id, accept: [en, ...accept], must })) }
      : {},
    review: write
      ? {
          sentences: sentences.map(({ id, en, zh, accept = [], note }) => ({
            id,
            en,
            zh,
            accept,
            ...(note && { note }),
          })),
        }
      : {},
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

const toWrite = ({ id, zh, cue, must }: Sentence) => ({ id, zh, ...(cue && { cue }), ...(must && { must }) });
