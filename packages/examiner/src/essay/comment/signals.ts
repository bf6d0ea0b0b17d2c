import { stem } from '../relevance.ts';
import type { Place } from '../text/essay-text.ts';
import type { Facts } from './facts.ts';

/** Signs in a text that can be seen and shown. */

const EXAMPLE =
  /\b(?:for example|for instance|such as|a good example|an example|to illustrate|in my (?:country|city|town|village|school|family)|my (?:friend|cousin|brother|sister|uncle|aunt|father|mother|parents|grandmother|grandfather|neighbour|teacher)|stud(?:y|ies) (?:show|found|suggest)|research|survey|e\.g)\b/i;
const REASON =
  /\b(?:because|since|therefore|as a result|so that|this means|which means|consequently|due to|leads? to|thus|hence|that is why|the reason)\b/i;

/** A signal word, a year, or a name in the middle of a sentence: something that happened somewhere. */
export const hasExample = (text: string): boolean =>
  EXAMPLE.test(text) ||
  /\b(?:19|20)\d\d\b/.test(text) ||
  /[a-z,] (?!I\b|English\b|Internet\b|TV\b|AI\b|GDP\b)[A-Z][a-z]{2,}/.test(text);
export const exampleSignal = (text: string): string | undefined => EXAMPLE.exec(text)?.[0];
export const hasReason = (text: string): boolean => REASON.test(text);

export const COMPARING =
  /\b(?:than|compared (?:to|with)|whereas|while|in contrast|by contrast|unlike|twice|double|half|times (?:as|the|that)|highest|lowest|largest|smallest|most|least|similar|same|respectively|as \w+ as|exceed\w*|overt\w+|behind|ahead|difference|followed by)\b/i;

/** The noun a piece of text turns on: the most repeated one, the longer one of two. */
export function keyNoun({ essay, tools }: Facts, { start, end }: Place): string | undefined {
  const counts = new Map<string, { word: string; count: number }>();
  for (const sentence of essay.sentences.filter((one) => one.start >= start && one.end <= end)) {
    for (const { lower, tag } of tools.tag(sentence).tokens) {
      if (tag !== 'NOUN' || !/^[a-z]{5,}$/.test(lower) || COMMON.has(lower) || !tools.spelling.isWord(lower)) continue;
      const known = counts.get(stem(lower));
      if (known) known.count++;
      else counts.set(stem(lower), { word: lower, count: 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || b.word.length - a.word.length)[0]?.word;
}

const COMMON = new Set(
  'about above after again although another because before being believe between could different example first firstly furthermore however important instance moreover other others people person really reason reasons secondly should since some something still their themselves there therefore these thing things think those though through today under until using usually where whether which while without would years nowadays addition conclusion opinion always never every everyone everything nothing many argue argument think thinks'.split(
    ' ',
  ),
);
