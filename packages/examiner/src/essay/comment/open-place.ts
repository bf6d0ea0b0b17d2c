import type { Both, Correction, Criterion, Reason } from '../report.ts';
import { countWords, type Sentence } from '../text/essay-text.ts';
import { quote, quoteAround } from '../text/quote.ts';
import { type Facts, inside, weakness } from './facts.ts';
import { bodies, bodySentences } from './places.ts';

/**
 * Of a criterion below 7 without a remark: the first sure correction that belongs to it; or else the report says that
 * nothing was found for certain, and where to begin. A weakness that is not there would cost more trust than the hole.
 */
export function openPlace(name: Criterion, facts: Facts, better: Both): Reason[] {
  // Whatever a warning tells of holds the band down, and the rest of the text has little to do with it.
  if (facts.warnings.length) return [];
  const own = facts.corrections.find((one) => one.certain && BELONGS[name].test(one.kind));
  if (own) return [fromCorrection(facts, own)];
  const plain = name === 'lr' ? plainestWord(facts) : [];
  if (plain.length) return plain;
  const place = PLACES[name](facts);
  const { zh, en } = SAID[name];
  return place ? [{ good: false, open: true, zh, en, quote: quote(place), better }] : [];
}

const BELONGS: Record<Criterion, RegExp> = {
  tr: /^$/,
  cc: /^linking$/,
  lr: /^(?:spelling|phrase)$/,
  gra: /^(?!(?:spelling|phrase|linking)$)/,
};

function fromCorrection({ essay }: Facts, one: Correction): Reason {
  const [from, to] = [one.original || essay.text.slice(one.start - 1, one.end + 1), one.replacement];
  const { zh, en } = one.explanation;
  const better = one.original
    ? { zh: `改成：${from} → ${to || '（删去）'}。`, en: to ? `Write: "${from}" → "${to}".` : `Take "${from}" out.` }
    : { zh: `补上：${to.trim()}。`, en: `Put in "${to.trim()}".` };
  const { weight: _, ...reason } = weakness(0, zh, en, quoteAround(essay, one), better);
  return reason;
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
    zh: '这一项没有找到有把握指出的问题，估分来自全文。要改的话，先看这一句，它是正文里最长的一句。',
    en: 'Nothing was found here for certain; the estimate rests on the whole text. If you rework one place, begin with this sentence, the longest of the body.',
  },
};

const WHOLE = 6;
/** An address, a name, an item of a list is no sentence. */
const isWhole = ({ text, words }: Sentence) => words.length >= WHOLE && /^["'(]?[A-Z].*[.!?]["')]?$/s.test(text.trim());
const wholeSentences = (facts: Facts): Sentence[] => bodySentences(facts).filter(isWhole);

type Find = (facts: Facts) => Sentence | undefined;

/** The first sentence of the shortest paragraph of the body: most can be added there. */
const shortestParagraph: Find = (facts) => {
  const whole = wholeSentences(facts);
  return [...bodies(facts)]
    .sort((a, b) => a.words - b.words)
    .flatMap((one) => inside(facts, one).filter((sentence) => whole.includes(sentence)))[0];
};

/** Where the second paragraph of the body begins, or else the second sentence. */
const nextParagraph: Find = (facts) => {
  const [first, ...others] = wholeSentences(facts);
  return others.find(({ paragraph }) => paragraph !== first!.paragraph) ?? others[0];
};

const longest: Find = (facts) => [...wholeSentences(facts)].sort((a, b) => countWords(b.text) - countWords(a.text))[0];

const PLACES: Record<Criterion, Find> = {
  tr: shortestParagraph,
  cc: nextParagraph,
  lr: (facts) => wholeSentences(facts)[0],
  gra: longest,
};

/** Verbs, adjectives and nouns for anything; what is meant by them can mostly be said more exactly. */
const PLAIN =
  /\b(?:things?|get|gets|got|getting|good|bad|nice|give|gives|gave|make|makes|made|take|takes|took|go|goes|went|come|comes|came|put|use|uses|used|help|helps|helped|ways?|problems?|important)\b/gi;

/** A word that stands for anything, and its sentence: a task for a reader of it, and no fault. */
function plainestWord(facts: Facts): Reason[] {
  // A word of the question has to be used.
  const asked = facts.request.prompt.toLowerCase();
  const plain = ({ text }: Sentence) =>
    (text.match(PLAIN) ?? []).find((one) => !asked.includes(one.toLowerCase().replace(/s$/, '')));
  const sentence = wholeSentences(facts).find((one) => plain(one) !== undefined);
  const word = sentence && plain(sentence);
  if (!sentence || !word) return [];
  return [
    {
      good: false,
      open: true,
      zh: `这一项没有找到有把握指出的问题，估分来自全文。要改的话，先看这一句里的 ${word}，它几乎什么都能指。`,
      en: `Nothing was found here for certain; the estimate rests on the whole text. If you rework one word, begin with "${word}" here, which can stand for nearly anything.`,
      quote: quote(sentence),
      better: {
        zh: `想一个更具体的说法来换 ${word}；没有更合适的，就留着它。7 分的文章有一些用得准的、不那么常见的词。`,
        en: `Look for something more exact than "${word}"; if nothing fits better, keep it. A 7 has some less common words, each where it fits.`,
      },
    },
  ];
}
