import type { Both, Rewrite } from '../report.ts';
import type { Place, Sentence } from '../text/essay-text.ts';
import { quoteAt } from '../text/quote.ts';
import { applyEdits, isOptional } from './corrections.ts';
import { type Facts, inside } from './facts.ts';
import { misusedLinks } from './links/link-slips.ts';
import { looksRight } from './looks-right.ts';

type Edit = Place & { from: string; replacement: string; why: Both };

/** One comma is no rewriting: below this the corrections in place say it better. */
const WORTH_IT = 2;
/** Up to here a text holds more slips than anybody here finds, and what is left would be shown as right. */
const TOO_WEAK = 5.5;

/**
 * Neighbouring sentences of the learner's own with every sure correction, misused link and plain wording changed;
 * nothing is invented. Shown are only sentences in which no slip can be seen afterwards, and none that should go. Without
 * a tagger to ask nothing is shown: of four such texts three held a slip that no rule knows.
 */
export function rewriteOf(facts: Facts): Rewrite | null {
  if (facts.bands.criteria.gra.band <= TOO_WEAK || !facts.suspected) return null;
  const edits = editsOf(facts);
  const within = ({ start, end }: Place) => edits.filter((one) => one.start >= start && one.end <= end);
  const [best] = facts.structure
    .flatMap((paragraph) => runsOf(inside(facts, paragraph), (one) => isSound(facts, one, within(one))))
    .map((place) => ({ place, edits: within(place) }))
    .sort((a, b) => b.edits.length - a.edits.length);
  if (!best || best.edits.length < WORTH_IT) return null;
  const text = facts.essay.text.slice(best.place.start, best.place.end);
  return {
    original: { ...quoteAt(facts.essay, best.place), text },
    better: applyEdits(text, moved(best.edits, best.place)),
    changes: best.edits
      .sort((a, b) => a.start - b.start)
      .map(({ from, replacement, why }) => ({ from, to: replacement, why })),
  };
}

/** All changes that are sure; where two touch the correction wins. */
function editsOf(facts: Facts): Edit[] {
  const sure = facts.corrections
    .filter((one) => one.certain)
    .map(({ start, end, original, replacement, explanation }) => ({
      start,
      end,
      from: original,
      replacement,
      why: explanation,
    }));
  const links = misusedLinks(facts).map(({ start, end, original, replacement, why }) => ({
    start,
    end,
    from: original,
    replacement,
    why,
  }));
  const plain = facts.upgrades.map(({ start, end, original, better, explanation }) => ({
    start,
    end,
    from: original,
    replacement: better[0]!,
    why: explanation,
  }));
  const all: Edit[] = [...sure];
  for (const one of [...links, ...plain])
    if (!all.some((other) => other.start <= one.end && other.end >= one.start)) all.push(one);
  return all;
}

/** No question and no doubt is open about the sentence, it need not go, and nothing is left in it once it is mended. */
function isSound({ corrections, unwanted, tools, suspected = [] }: Facts, sentence: Sentence, edits: Edit[]): boolean {
  // What is put in stands a space behind the word that it was missed at.
  const isMended = (doubt: Place) => edits.some((one) => one.start <= doubt.end + 1 && one.end >= doubt.start);
  const doubts = suspected.filter((one) => one.start >= sentence.start && one.end <= sentence.end);
  if (!doubts.every(isMended)) return false;
  const open = corrections.some(
    (one) => !one.certain && !isOptional(one) && one.start >= sentence.start && one.end <= sentence.end,
  );
  // "Because there are fewer cars." is half a sentence, however it is mended.
  const isWhole =
    /^["'(]?[A-Z0-9].*[.!?]["')]?$/s.test(sentence.text) &&
    !/^\W*Because\b(?! of\b)/.test(sentence.text) &&
    sentence.words.length >= 6;
  return (
    isWhole &&
    !open &&
    !unwanted.includes(sentence) &&
    looksRight(applyEdits(sentence.text, moved(edits, sentence)), tools)
  );
}

const moved = (edits: Edit[], { start }: Place): Edit[] =>
  edits.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));

/** The longest runs of neighbours that pass. */
function runsOf(sentences: Sentence[], passes: (one: Sentence) => boolean): Place[] {
  const runs: Sentence[][] = [[]];
  for (const one of sentences) {
    if (passes(one)) runs.at(-1)!.push(one);
    else runs.push([]);
  }
  return runs.flatMap((run) => (run.length ? [{ start: run[0]!.start, end: run.at(-1)!.end }] : []));
}
