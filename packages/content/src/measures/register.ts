import { sentencesOf, wordsOf } from '../text.ts';

/** Habits of voice that no test passage has and writers fall into. Counted, never forbidden in a single text. */
export type Register = {
  /** I, my, me of the writer; words between quotation marks are somebody else's. */
  firstPerson: number;
  paragraphs: number;
  /** Paragraphs that end in a short saying after a longer sentence. */
  epigrams: number;
  /** Begins with a question, "Imagine", "you", or a scene. */
  hook: boolean;
  /** "not … but", "not because … but because", "is not … It is …". */
  notBut: number;
  dashes: number;
  words: number;
};

export function registerOf(paragraphs: readonly string[]): Register {
  const own = paragraphs.map((text) => text.replace(QUOTED, ' '));
  const text = own.join('\n');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    firstPerson: count(/\b(?:I|[Mm](?:e|y|ine|yself))\b/g),
    paragraphs: paragraphs.length,
    epigrams: paragraphs.filter(endsInEpigram).length,
    hook: HOOK.test(sentencesOf(own[0] ?? '')[0] ?? ''),
    notBut: count(NOT_BUT),
    dashes: count(/—|\s–\s|\s--\s/g),
    words: wordsOf(text).length,
  };
}

const QUOTED = /“[^”]*”|"[^"]*"|(?<=^|\s)‘[^’]*’(?=\W|$)|(?<=^|\s)'[^']*'(?=\W|$)/g;

const HOOK =
  /\?$|\byou(?:r|rself)?\b|^(?:Imagine|Picture|Think of|Consider|Ask|Step|Stand|Walk|Look|Listen|Take|Open|Close)\b/i;

const NOT_BUT =
  /\bnot\b[^.;:!?]{2,60}?\bbut\b|\b(?:is|was|are|were)(?: not|n't)\b[^.;!?]{2,60}[.;] (?:It|They|This|That)(?: is| was| are| were|'s|’s)\b/gi;

function endsInEpigram(paragraph: string): boolean {
  const lengths = sentencesOf(paragraph).map((sentence) => wordsOf(sentence).length);
  const [before, last] = lengths.slice(-2);
  return lengths.length > 2 && last !== undefined && before !== undefined && last <= 9 && before >= 14;
}

/** The column of somebody who says I throughout; one remark in the first person makes none. */
export const isColumn = ({ firstPerson, words }: Register): boolean => (firstPerson / Math.max(1, words)) * 1000 >= 3;

export const perThousand = (count: number, words: number): number => (count / Math.max(1, words)) * 1000;
