import { type ModelEssay, QUOTATION, quoted, type TextPlace, wordsAt } from './annotate.ts';
import { sentencesOf } from './sentences.ts';

/** Essays below this band are read to see what is missing; nobody learns them by heart. */
export const LEARNT_FROM_BAND = 7;

/** What a comment says when it mends the words it quotes: a better version in brackets, or one of these words. */
const MENDS =
  /["”'’]\s*\(|\b(?:should|better|needs?|slips?|errors?|wrong|awkward|rather than|natural(?:ly)? (?:as|than)|more usual|more formal|loosely?|forced|stiff|drops into|does not fit|is the word|slightly off|would be more|too strong|a little strong)\b/i;

/**
 * Words of an essay that its own comments call wrong, every time they stand there. An essay of band 7 has slips, and
 * nobody is to learn them by heart. A sentence that also praises is taken as a whole: one gap fewer does no harm.
 */
export function faultsOf(essay: ModelEssay): TextPlace[] {
  const { coherence, lexis, grammar } = essay.comments ?? {};
  const wrong = [coherence, lexis, grammar].flatMap((comment) => (comment ? mendedIn(comment.en) : []));
  return wrong.flatMap((words) => placesOf(essay, words));
}

export const overlapsAny = (place: TextPlace, others: readonly TextPlace[]): boolean =>
  others.some((one) => one.paragraph === place.paragraph && place.start < one.end && one.start < place.end);

function mendedIn(comment: string): string[] {
  const whole = comment.replace(/\s+/g, ' ');
  const quotations = [...whole.matchAll(QUOTATION)];
  // A full stop inside a quotation ends no sentence of the comment, and its words mend nothing.
  const masked = whole.replace(QUOTATION, (words) => `${words[0]}${'x'.repeat(words.length - 2)}${words.at(-1)}`);
  return sentencesOf(masked)
    .filter(({ text }) => MENDS.test(text))
    .flatMap(({ start, end }) => quotations.filter(({ index }) => index >= start && index < end))
    .flatMap((found) => quoted(found).split('…'))
    .map((words) => words.replace(/^[\s,;:]+|[\s,;:]+$/g, ''))
    .filter(isTelling);
}

/** One short word ("on", "with", "were") stands everywhere in an essay; only the comment knows which one is meant. */
const isTelling = (words: string): boolean => /\s/.test(words) || words.length > 4;

function placesOf(essay: ModelEssay, words: string): TextPlace[] {
  return essay.paragraphs.flatMap(({ text }, paragraph) =>
    wordsAt(text, words).map((start) => ({ paragraph, start, end: start + words.length })),
  );
}
