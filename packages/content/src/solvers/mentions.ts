import { contentStems, stemOf } from '../measures/content-words.ts';
import { paperView } from '../paper-view.ts';
import type { Paper } from '../schema/item.ts';
import { sentencesOf } from '../text.ts';
import type { Choice } from './choices.ts';

/** Where in the text each option is mentioned, by its key, in characters. Options that are never mentioned are left out. */
export function mentionsOf(choice: Choice): Map<string, number> {
  const { paper, options, key } = choice;
  const own = quoteOf(choice);
  const found = new Map<string, number>();
  if (!own) return found;
  const window = windowAround(choice, own);
  for (const option of options) {
    if (option.key === key) found.set(key, own.start);
    else {
      const words = distinctive(choice, option.key);
      const at = option.at ? placeIn(paper, option.at, words) : mentionIn(window, words);
      if (at !== null) found.set(option.key, at);
    }
  }
  return found;
}

type Span = { start: number; end: number };

/** Paragraphs or turns one after the other, as in `paperView().text`. */
const knownStarts = new WeakMap<Paper, Map<string, number>>();

function startsOf(paper: Paper): Map<string, number> {
  const known = knownStarts.get(paper);
  if (known) return known;
  const { places, order } = paperView(paper);
  const starts = new Map<string, number>();
  let at = 0;
  for (const place of order) {
    starts.set(place, at);
    at += (places.get(place)?.length ?? 0) + 1;
  }
  knownStarts.set(paper, starts);
  return starts;
}

const placeOf = (paper: Paper, place: string): number | null => startsOf(paper).get(place) ?? null;

/** A long turn may speak of several options: inside the one its author named, the words decide. */
function placeIn(paper: Paper, place: string, words: ReadonlySet<string>): number | null {
  const from = placeOf(paper, place);
  if (from === null) return null;
  return mentionIn({ text: paperView(paper).places.get(place) ?? '', from }, words) ?? from;
}

function quoteOf({ paper, asked }: Pick<Choice, 'paper' | 'asked'>): Span | null {
  const [first] = asked.question.evidence;
  const base = first && startsOf(paper).get(first.at);
  const inside = first ? (paperView(paper).places.get(first.at)?.indexOf(first.quote) ?? -1) : -1;
  if (!first || base === undefined || inside < 0) return null;
  return { start: base + inside, end: base + inside + first.quote.length };
}

/**
 * What is said between the answer to the question before and the answer to the next one. In a list that serves several
 * gaps, what follows the turn of the answer already speaks of the next gap.
 */
function windowAround({ paper, family, asked }: Choice, own: Span): { text: string; from: number } {
  const { text, questions, places } = paperView(paper);
  const others = questions.flatMap((one) => quoteOf({ paper, asked: one }) ?? []);
  const from = Math.max(0, ...others.filter(({ end }) => end <= own.start).map(({ end }) => end));
  const place = asked.question.evidence[0]?.at ?? '';
  const placeEnd = (placeOf(paper, place) ?? 0) + (places.get(place)?.length ?? 0);
  const next = others.filter(({ start }) => start >= own.end).map(({ start }) => start);
  const to = Math.min(text.length, ...next, ...(family === 'bank' ? [placeEnd] : []));
  return { text: text.slice(from, to), from };
}

/** The words of an option, and of what its author says about it, that no other option and not the question has. */
function distinctive({ options, stem }: Choice, key: string): Set<string> {
  const option = options.find((one) => one.key === key);
  const others = options.filter((one) => one.key !== key).map(({ text }) => text);
  const shared = new Set(contentStems([stem, ...others].join(' ')));
  const own = [...contentStems(option?.text ?? ''), ...contentStems(option?.why?.en ?? '')];
  return new Set(own.filter((word) => !shared.has(word)));
}

/** The sentence that says most of the words; the first of them stands for the mention. */
function mentionIn({ text, from }: { text: string; from: number }, words: ReadonlySet<string>): number | null {
  let best = { count: 0, at: 0 };
  let cursor = 0;
  for (const sentence of sentencesOf(text)) {
    const start = text.indexOf(sentence, cursor);
    cursor = start + sentence.length;
    const hits = [...sentence.matchAll(/[\p{L}\p{N}'’-]+/gu)].filter((word) =>
      word[0]
        .toLowerCase()
        .split('-')
        .some((part) => words.has(stemOf(part.replaceAll('’', "'")))),
    );
    const count = new Set(hits.map(([word]) => stemOf(word.toLowerCase()))).size;
    if (count > best.count) best = { count, at: from + start + (hits[0]?.index ?? 0) };
  }
  return best.count > 0 ? best.at : null;
}
