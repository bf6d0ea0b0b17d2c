import type { EssayText } from '../text/essay-text.ts';
import type { Features } from './measure-lexis.ts';
import { deviation, mean, share } from './numbers.ts';
import { SLIPS } from './slips.ts';
import { LINK_PATTERNS, PHRASE_COUNTS, STOP_WORDS, SUBORDINATORS } from './word-groups.ts';

const OPENERS =
  /^\W*(?:moreover|furthermore|firstly|secondly|thirdly|however|in addition|finally|therefore|also|and|but|so|because|besides|then|for example|on the other hand)\b/;

/** Length, paragraphs, sentences, punctuation, linking and grammar, all as rates so that length counts once. */
export function measureForm(essay: EssayText, task: 1 | 2): Features {
  const { text, sentences } = essay;
  const lower = text.toLowerCase();
  const n = Math.max(1, essay.words.length);
  const rate = (pattern: RegExp, of = lower) => (of.match(pattern)?.length ?? 0) / n;
  const lengths = sentences.map((sentence) => sentence.words.length);
  const paragraphs = essay.paragraphs.map((paragraph) => paragraph.text.split(/\s+/).length).filter((size) => size > 5);
  const starts = sentences.map((sentence) => sentence.text.toLowerCase());
  const slips = SLIPS.map((pattern) => rate(pattern));
  const linkTypes = new Set(LINK_PATTERNS.flatMap(([, pattern]) => lower.match(pattern) ?? []));
  return {
    words: n,
    logWords: Math.log(n),
    sqrtWords: Math.sqrt(n),
    missingWords: Math.max(0, (task === 1 ? 150 : 250) - n),
    sentences: sentences.length,
    paragraphs: Math.min(paragraphs.length, 8),
    oneBlock: Number(paragraphs.length <= 1),
    fourOrFive: Number(paragraphs.length === 4 || paragraphs.length === 5),
    paragraphSpread: deviation(paragraphs),
    sentenceLength: mean(lengths),
    sentenceSpread: deviation(lengths),
    longestSentence: Math.max(0, ...lengths),
    veryLong: share(lengths, (length) => length > 35),
    veryShort: share(lengths, (length) => length < 8),
    smallI: rate(/\bi\b/g, text),
    noCapital: share(sentences, (sentence) => !/^\W*[A-Z0-9]/.test(sentence.text)),
    badSpaces: rate(/\s[,.;:!?]|[,;:](?=[A-Za-z])/g, text),
    commas: rate(/,/g),
    colons: rate(/[;:]/g),
    questions: rate(/\?/g),
    exclamations: rate(/!/g),
    shortForms: rate(/\b\w+(?:n't|'re|'ve|'ll|'m)\b/g),
    numbers: rate(/\d+/g),
    ...Object.fromEntries(LINK_PATTERNS.map(([name, pattern]) => [`link_${name}`, rate(pattern)])),
    linkTypes: linkTypes.size,
    openers: share(starts, (start) => OPENERS.test(start)),
    andBut: share(starts, (start) => /^\W*(?:and|but|so|because)\b/.test(start)),
    subordination: (lower.match(SUBORDINATORS)?.length ?? 0) / Math.max(1, sentences.length),
    slips: slips.reduce((sum, value) => sum + value, 0),
    ...Object.fromEntries(slips.map((value, i) => [`slip_${i}`, value])),
    ...Object.fromEntries(PHRASE_COUNTS.map(([name, pattern]) => [`word_${name}`, rate(pattern)])),
    overlap: neighbourOverlap(essay),
    repeatedPairs: repeatedPairs(essay.words.map((word) => word.lower)) / n,
    task1: Number(task === 1),
  };
}

function neighbourOverlap({ sentences }: EssayText): number {
  const sets = sentences.map(
    (sentence) =>
      new Set(sentence.words.map((word) => word.lower).filter((word) => word.length > 2 && !STOP_WORDS.has(word))),
  );
  const overlaps = sets.slice(1).map((set, i) => {
    const before = sets[i]!;
    const shared = [...set].filter((word) => before.has(word)).length;
    return shared / Math.max(1, Math.min(set.size, before.size));
  });
  return mean(overlaps);
}

function repeatedPairs(words: string[]): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (let i = 1; i < words.length; i++) {
    const pair = `${words[i - 1]} ${words[i]}`;
    if (seen.has(pair)) repeated++;
    seen.add(pair);
  }
  return repeated;
}
