import { sentenceRange } from './sentence-at.ts';

/** A slip of one's own asked again: a piece of the sentence, and what should stand there instead. */
export type CorrectionDrill = { sentence: string; start: number; end: number; answers: string[] };

/**
 * The sentence it stands in, with the slip and where needed its neighbours: a word that is missing or should go would
 * otherwise leave nothing to mark or nothing to type.
 */
export function correctionDrill(
  text: string,
  slip: { start: number; end: number },
  replacements: readonly string[],
): CorrectionDrill | null {
  const [from, to] = sentenceRange(text, slip.start, slip.end);
  if (slip.start < from || slip.end > to || from >= to) return null;
  const sentence = text.slice(from, to);
  const bare = { start: slip.start - from, end: slip.end - from };
  const widen = bare.start === bare.end || replacements.some((one) => one.trim() === '');
  const { start, end } = widen ? withNeighbours(sentence, bare) : bare;
  const answers = replacements.map((one) =>
    tidy(sentence.slice(start, bare.start) + one + sentence.slice(bare.end, end)),
  );
  return answers.some((answer) => answer === '') ? null : { sentence, start, end, answers };
}

function withNeighbours(sentence: string, { start, end }: { start: number; end: number }) {
  const before = /\S+\s*$/.exec(sentence.slice(0, start))?.[0].length ?? 0;
  const after = /^\s*\S+/.exec(sentence.slice(end))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim();

/** Spaces and the kind of apostrophe do not decide; capitals do where only the capital was wrong. */
export function isCorrected(given: string, drill: CorrectionDrill): boolean {
  const was = plain(drill.sentence.slice(drill.start, drill.end));
  const typed = plain(given);
  return drill.answers.some((answer) => {
    const right = plain(answer);
    const aboutCapitals = was.toLowerCase() === right.toLowerCase();
    return aboutCapitals ? typed === right : typed.toLowerCase() === right.toLowerCase();
  });
}

const plain = (text: string): string => tidy(text.normalize('NFKC').replace(/[\u2018\u2019\u02bc`]/g, "'"));
