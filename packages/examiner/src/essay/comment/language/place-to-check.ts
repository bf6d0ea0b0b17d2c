import type { Correction } from '../../report.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { AGREES, KINDS, SPLIT } from './places-to-check.table.ts';

/** What a band hangs on comes first. */
const ORDER = Object.keys(KINDS);
/** So many of them are forms of verbs and nouns, one group: within it the likelier place is shown. */
const FORMS = 5;

/**
 * The likeliest of the places that are only asked about, worded as one to check. Nothing is called wrong: which word was
 * meant only the writer knows.
 */
export function placeToCheck({ essay, corrections, bands, tools }: Facts): Point[] {
  if (bands.criteria.gra.band >= 7) return [];
  const likely = corrections.filter((one) => !one.certain && one.confidence >= (KINDS[one.rule]?.least ?? 2));
  const alone = likely.filter((one) => isAlone(one, corrections) && isPlain(one, essay.text));
  const [best] = alone.sort((a, b) => place(a) - place(b) || b.confidence - a.confidence);
  if (!best) return [];
  const { zh, en, better } = isVerbHere(essay, best, tools) ? AGREES : KINDS[best.rule]!;
  const [was, may] = shown(essay.text, best);
  return [
    weakness(
      1,
      `${zh}：看看这里，“${was}”也许应写成“${may}”。`,
      `${en}: check this place. Should "${was}" be "${may}"?`,
      quoteAround(essay, best),
      better,
    ),
  ];
}

const place = ({ rule }: Correction): number => (ORDER.indexOf(rule) < FORMS ? 0 : ORDER.indexOf(rule));

/** Beside another open place it is not clear which of the two is at fault. */
const isAlone = (one: Correction, all: readonly Correction[]): boolean =>
  !all.some((other) => other !== one && other.start <= one.end + NEAR && other.end >= one.start - NEAR);
const NEAR = 8;

/** "A tooth decay appear": the tagger's name for the place says noun, the word is a verb here. */
function isVerbHere({ sentences }: Facts['essay'], { rule, start, end }: Correction, { tag }: Facts['tools']): boolean {
  const sentence = sentences.find((one) => one.start <= start && one.end >= end);
  if (rule !== 'tagger-number' || !sentence) return false;
  return tag(sentence).tokens.some((one) => one.start === start && one.tag === 'VERB');
}

/** One word for one, a word put in or a mark left out; a whole phrase is more than a form. */
const isPlain = ({ rule, original, replacement, start, end }: Correction, text: string): boolean =>
  (KINDS[rule]?.en === SPLIT.en || [original, replacement].every((words) => words.trim().split(' ').length <= 1)) &&
  !/^(?:['’]| ?one (?:hand|side)\b)/.test(text.slice(end, end + 12)) &&
  !text.slice(start - 1, end + 1).includes('\n') &&
  !/["'“”]/.test(original + replacement);

/** Both readings; what is put in or left out is shown with the word behind it, for alone it would say nothing. */
function shown(text: string, { start, end, original, replacement }: Correction): [was: string, may: string] {
  if (/\w/.test(original) && /\w/.test(replacement)) return [original.trim(), replacement.trim()];
  const before =
    original.startsWith(' ') || /^[,;]/.test(original) ? (/\S+$/.exec(text.slice(0, start))?.[0] ?? '') : '';
  const after = /^\s*[\w'’%-]+/.exec(text.slice(end))?.[0] ?? '';
  return [`${before}${original}${after}`.trim(), `${before}${replacement}${after}`.trim()];
}
