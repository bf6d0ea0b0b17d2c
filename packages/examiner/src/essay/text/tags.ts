import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { Sentence } from './essay-text.ts';

/** One token with its part of speech (universal tags) and its place in the essay. "don't" is two: do + n't. */
export type Token = { text: string; lower: string; tag: string; start: number; end: number };
export type TaggedSentence = { sentence: Sentence; tokens: Token[] };
export type Tagger = (sentence: Sentence) => TaggedSentence;

export function openTagger(): Tagger {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  return (sentence) => {
    const tokens = nlp.readDoc(sentence.text).tokens();
    const values = tokens.out() as string[];
    const tags = tokens.out(nlp.its.pos) as string[];
    const found: Token[] = [];
    let from = 0;
    for (let i = 0; i < values.length; i++) {
      const at = sentence.text.indexOf(values[i]!, from);
      if (at < 0) continue;
      from = at + values[i]!.length;
      found.push({
        text: values[i]!,
        lower: values[i]!.toLowerCase(),
        tag: tags[i]!,
        start: sentence.start + at,
        end: sentence.start + from,
      });
    }
    return { sentence, tokens: found };
  };
}
