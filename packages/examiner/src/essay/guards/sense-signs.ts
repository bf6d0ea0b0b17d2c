import { mean } from '../features/numbers.ts';
import { STOP_WORDS } from '../features/word-groups.ts';
import type { WordVectors } from '../model/word-vectors.ts';
import type { EssayText } from '../text/essay-text.ts';
import { OFF_TOPIC } from './off-topic.ts';

/**
 * Words that stand beside one another in a sentence belong to one matter, so they lie near one another; in sentences
 * that are only grammatical they do not. In one honest essay in fifty they are as far apart as this.
 */
const FAR_APART = 0.05;

/** Off its question, and its neighbouring words belong to nothing in common. Either sign alone is met in good essays. */
export const isSenseless = (topic: number, essay: EssayText, vectors: WordVectors): boolean =>
  topic < OFF_TOPIC && essay.words.length >= 60 && nearness(essay, vectors) < FAR_APART;

function nearness(essay: EssayText, vectors: WordVectors): number {
  const known = new Map<string, Float64Array>();
  const of = (word: string) => {
    const vector = known.get(word) ?? vectors.of(word);
    known.set(word, vector);
    return vector;
  };
  return mean(
    essay.sentences.flatMap(({ words }) => {
      const content = words.map((word) => word.lower).filter((word) => word.length > 2 && !STOP_WORDS.has(word));
      return content
        .slice(1)
        .flatMap((word, i) => (word === content[i] ? [] : [vectors.similar(of(word), of(content[i]!))]));
    }),
  );
}
