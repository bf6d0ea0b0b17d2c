import { type Heard, isAtOnePlace, kindOf } from '../grammar-tagger/heard.ts';
import type { Correction } from '../report.ts';
import { applyEdits, isOptional } from './corrections.ts';
import { explain } from './explain.ts';

/** Where a rule and the tagger want the same, annotators agreed nineteen times in twenty. */
const BOTH = 0.95;

/**
 * Rules and tagger together. What both want is firm. Where only the tagger speaks it is a suggestion in the learner's text
 * and changes nothing else; a report holds more of it back, at its `gate`.
 * At the place of a rule the rule's word stands, as a question where the tagger wants more.
 */
export function withTagger(
  text: string,
  corrections: Correction[],
  { edits }: Heard,
  gate: (one: Correction) => Correction[] = (one) => [one],
): Correction[] {
  const heard = corrections.map((one) => {
    const there = edits.filter((edit) => isAtOnePlace(one, edit));
    if (isOptional(one) || there.length === 0) return one;
    // The tagger asks the same dictionary for a spelling: its word is no second voice.
    if (one.rule === 'spelling') return one;
    if (there.some((edit) => isSame(text, one, edit)))
      return { ...one, certain: true, confidence: Math.max(one.confidence, BOTH) };
    // "In China, he study": the rule parts the sentences, the tagger mends the verb as well.
    return there.some(({ old }) => old.length > 1) ? { ...one, certain: false } : one;
  });
  const own = edits
    .filter((edit) => !corrections.some((one) => isAtOnePlace(one, edit)))
    .map((edit): Correction => {
      const { start, end, replacement, rule } = edit;
      const kind = kindOf(edit);
      return {
        ...{ start, end, replacement, kind, rule, original: text.slice(start, end) },
        // Of one place, not of the rule: which of them to show first hangs on it.
        confidence: Math.round(edit.chance * 1000) / 1000,
        certain: false,
        explanation: explain(rule, kind, replacement),
      };
    })
    .flatMap(gate);
  return withoutTwins(
    text,
    [...heard, ...own].sort((a, b) => a.start - b.start),
  );
}

/** Two voices that put the same word in at the same point, before the blank and behind it, say one thing. */
const withoutTwins = (text: string, all: Correction[]): Correction[] =>
  all.filter((one, i) => !all.slice(0, i).some((other) => one.start <= other.end + 1 && isSame(text, other, one)));

type Change = Pick<Correction, 'start' | 'end' | 'replacement'>;
const isSame = (text: string, a: Change, b: Change) => applyEdits(text, [a]) === applyEdits(text, [b]);
