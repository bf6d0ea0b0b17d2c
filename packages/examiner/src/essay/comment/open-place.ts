import type { Both, Criterion, Reason } from '../report.ts';
import { countWords, type Sentence } from '../text/essay-text.ts';
import { quote } from '../text/quote.ts';
import { type Facts, inside } from './facts.ts';
import { bodies, bodySentences } from './places.ts';

/**
 * Of a criterion below 7 in which nothing was found for certain the report says just that, and where to begin: what the
 * scale asks for next, beside a place of the text. A weakness that is not there would cost more trust than the hole.
 */
export function openPlace(name: Criterion, facts: Facts, better: Both): Reason[] {
  const place = PLACES[name](facts);
  const { zh, en } = SAID[name];
  return place ? [{ good: false, open: true, zh, en, quote: quote(place), better }] : [];
}

const SAID: Record<Criterion, Both> = {
  tr: {
    zh: '这一项没有找到有把握指出的问题，估分来自全文。要改的话，先看这一段。',
    en: 'Nothing was found here for certain; the estimate rests on the whole text. If you rework one paragraph, begin with this one.',
  },
  cc: {
    zh: '这一项没有找到有把握指出的问题，估分来自全文。要改的话，先看这一句怎样接上前文。',
    en: 'Nothing was found here for certain; the estimate rests on the whole text. If you rework one place, see how this sentence goes on from what stands before it.',
  },
  lr: {
    zh: '这一项没有找到有把握指出的问题，估分来自全文。要改的话，先看这一句的用词。',
    en: 'Nothing was found here for certain; the estimate rests on the whole text. If you rework one place, begin with the words of this sentence.',
  },
  gra: {
    zh: '这一项没有找到有把握指出的问题，估分来自全文。要改的话，先看这一句，它是全文最长的一句。',
    en: 'Nothing was found here for certain; the estimate rests on the whole text. If you rework one place, begin with this sentence, your longest.',
  },
};

type Find = (facts: Facts) => Sentence | undefined;

/** Fewer are a greeting, a name or half a line. */
const WHOLE = 25;
/** The first sentence of the shortest paragraph of the body: most can be added there. */
const shortestParagraph: Find = (facts) => {
  const whole = bodies(facts).filter(({ words }) => words >= WHOLE);
  const [shortest] = [...(whole.length ? whole : bodies(facts))].sort((a, b) => a.words - b.words);
  return (shortest && inside(facts, shortest)[0]) ?? facts.essay.sentences[0];
};

/** Where the second paragraph of the body begins, or else the second sentence. */
const nextParagraph: Find = (facts) => {
  const second = bodies(facts)[1];
  return (second && inside(facts, second)[0]) ?? facts.essay.sentences[1] ?? facts.essay.sentences[0];
};

const FEWEST = 6;
const meanRank = ({ tools }: Facts, { words }: Sentence) =>
  words.reduce((sum, { lower }) => sum + Math.log(tools.spelling.rank(lower)), 0) / words.length;

/** The sentence of the commonest words. */
const plainestWords: Find = (facts) => {
  const whole = bodySentences(facts).filter(({ words }) => words.length >= FEWEST);
  const rated = whole.map((one) => ({ one, rank: meanRank(facts, one) })).sort((a, b) => a.rank - b.rank);
  return rated[0]?.one ?? facts.essay.sentences[0];
};

const longest: Find = ({ essay }) => [...essay.sentences].sort((a, b) => countWords(b.text) - countWords(a.text))[0];

const PLACES: Record<Criterion, Find> = {
  tr: shortestParagraph,
  cc: nextParagraph,
  lr: plainestWords,
  gra: longest,
};
