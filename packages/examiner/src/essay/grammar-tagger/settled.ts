import type { Correction } from '../report.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';
import type { Doubt, GrammarTagger } from './tagger.ts';

/** From here on the tagger sees an error beside its own change: "they pollutes", "so these disadvantage". */
const STILL_WRONG = 0.65;
/** The changed words and the ends of their neighbours. */
const BESIDE = 2;

/**
 * Each sentence is read again with all its changes made. A suggestion of the tagger beside which it now doubts has only
 * moved the fault, or stands in words that need more than one change, and is not told: of 357 suggestions in 80 fresh
 * answers that went for 13 of the 29 that readers called untrue and for 29 of the others.
 */
export async function settled(
  tagger: GrammarTagger,
  essay: EssayText,
  corrections: readonly Correction[],
): Promise<Correction[]> {
  const unsettled = new Set<Correction>();
  for (const sentence of essay.sentences) {
    const own = corrections.filter(
      ({ start, end }) => start >= sentence.start && start <= sentence.end && end <= sentence.end + 1,
    );
    if (!own.some(isItsOwn)) continue;
    const { text, places } = changed(sentence, own);
    const { doubts } = await tagger.read([{ ...sentence, text, start: 0, end: text.length }]);
    // A sentence grown too long is not read, and nothing is known of it.
    if (doubts.some((doubt) => doubt.start === 0 && doubt.end === text.length)) continue;
    for (const { one, start, end } of places)
      if (isItsOwn(one) && doubts.some((doubt) => isBeside(doubt, start, end))) unsettled.add(one);
  }
  return corrections.filter((one) => !unsettled.has(one));
}

const isItsOwn = ({ rule, certain }: Correction): boolean => !certain && rule.startsWith('tagger-');
const isBeside = (doubt: Doubt, start: number, end: number): boolean =>
  doubt.chance >= STILL_WRONG && doubt.start <= end + BESIDE && doubt.end >= start - BESIDE;

type Place = { one: Correction; start: number; end: number };

/** The sentence with its changes, and where each of them stands in it. Of two at one place the first is made. */
function changed(sentence: Sentence, own: readonly Correction[]): { text: string; places: Place[] } {
  let [text, at] = ['', sentence.start];
  const places: Place[] = [];
  for (const one of [...own].sort((a, b) => a.start - b.start)) {
    if (one.start < at) continue;
    text += sentence.text.slice(at - sentence.start, one.start - sentence.start);
    places.push({ one, start: text.length, end: text.length + one.replacement.length });
    text += one.replacement;
    at = one.end;
  }
  return { text: text + sentence.text.slice(at - sentence.start), places };
}
