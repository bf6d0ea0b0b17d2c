import type { WordVectors } from '../../model/word-vectors.ts';
import { contentStems } from '../../relevance.ts';
import type { KeyFeature, TaskMaterial } from '../../report.ts';
import type { EssayText } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';

const UP =
  /\b(?:increas\w*|rose|rise\w*|ris\w+|grew|grow\w*|climb\w*|gain\w*|more|higher|went up|doubl\w*|tripl\w*|quadrupl\w*|overt\w*)\b/i;
const DOWN =
  /\b(?:decreas\w*|fell|fall\w*|drop\w*|declin\w*|lost|less|lower|went down|shr[aiu]nk\w*|dwindl\w*|slip\w*|halv\w*)\b/i;
const SAME =
  /\b(?:same|stable|steady|unchanged|hardly|constant|close to|stayed|remained|not (?:really )?change|little change|similar)\b/i;

const UP_OR_DOWN = new RegExp(`${UP.source}|${DOWN.source}`, 'gi');

/** From here on a sentence reports the feature; a paragraph is enough below it, and what is lower still is asked about. */
const FOUND = 0.62;
const NEAR = 0.5;

/**
 * Which of the figure's key features the essay reports. A feature is found when one or two neighbouring sentences share
 * its things and either its numbers or its direction. What is not found is asked about, never called missing.
 */
export function keyFeaturesIn(
  essay: EssayText,
  material: TaskMaterial | undefined,
  vectors: WordVectors,
): KeyFeature[] {
  return (material?.keyFeatures ?? []).map(({ text, must = true }) => {
    const best = essay.sentences
      .map((sentence, i) => {
        const next = essay.sentences[i + 1];
        const both = next && next.paragraph === sentence.paragraph ? `${sentence.text} ${next.text}` : sentence.text;
        return { sentence, score: reports(text.en, both, vectors) };
      })
      .sort((a, b) => b.score - a.score)[0];
    const whole = Math.max(0, ...essay.paragraphs.map((one) => reports(text.en, one.text, vectors)));
    const found = best !== undefined && (best.score >= FOUND || (best.score >= NEAR && whole >= FOUND));
    return { text, must, found, ...(found ? { evidence: quote(best.sentence) } : {}) };
  });
}

/** How much of a feature a piece of text reports. */
function reports(feature: string, text: string, vectors: WordVectors): number {
  // Of two statements in one feature either is enough to say that it was seen.
  return Math.max(...clausesOf(feature).map((one) => clauseIn(one, text, vectors)));
}

/** "Sales rose in every year and overtook the grant" is two statements. */
const clausesOf = (feature: string): string[] =>
  feature.split(
    /;|, (?:while|whereas|but|yet) | and (?=(?:[a-z]+ed|overtook|became|rose|fell|grew|led|made|had|was|were|took|lost|kept)\b)/,
  );

/** Words of any report: that they are absent proves nothing. */
const ANY_REPORT = new Set([
  'year',
  'shown',
  'show',
  'period',
  'every',
  'number',
  'figure',
  'total',
  'throughout',
  'share',
]);

function clauseIn(feature: string, text: string, vectors: WordVectors): number {
  const moves = [UP, DOWN, SAME].some((direction) => direction.test(feature) && direction.test(text));
  // "Increase" says "rose": where the direction is told, the word for it need not be the same.
  const named = moves ? feature.replace(UP_OR_DOWN, ' ') : feature;
  const stems = [...contentStems(named)].filter((one) => !ANY_REPORT.has(one));
  const used = contentStems(text);
  const shared = stems.filter((one) => used.has(one)).length / Math.max(1, stems.length);
  const numbers = numbersIn(feature);
  const said = numbersIn(text);
  const told = numbers.length ? numbers.filter((one) => said.includes(one)).length / numbers.length : 0;
  return shared + 0.6 * told + (moves ? 0.15 : 0) + 0.4 * vectors.similar(vectors.of(text), vectors.of(feature));
}

/** The sentence of a finished report that tells the feature, all of it, if one surely does. */
export function nearestTo(feature: string, sentences: string[], vectors: WordVectors): string | undefined {
  const [best] = sentences
    .map((text) => ({ text, score: Math.min(...clausesOf(feature).map((one) => clauseIn(one, text, vectors))) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= FOUND ? best.text : undefined;
}

/** "90 thousands" is 90,000. */
const THOUSANDS = /(\d[\d,]*(?:\.\d+)?)(?: thousands?|k)\b/gi;

const numbersIn = (text: string): string[] =>
  (
    text
      .replace(THOUSANDS, (_, one: string) => String(Number(one.replaceAll(',', '')) * 1000))
      .match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  )
    .map((one) => one.replaceAll(',', ''))
    .filter((one) => !/^(?:19|20)\d\d$/.test(one));

/** A feature with a number or a direction can be looked for; "divides in two" may be told in a hundred ways. */
export const canBeLookedFor = (feature: string): boolean =>
  numbersIn(feature).length > 0 || [UP, DOWN].some((one) => one.test(feature));
