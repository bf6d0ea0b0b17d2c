import type { EssayText } from '../text/essay-text.ts';
import type { TaggedSentence, Token } from '../text/tags.ts';
import { isDoubtful } from './doubtful.ts';
import { isStrong, type NamedEdit, sureEnough } from './sure-enough.ts';
import type { Doubt, GrammarTagger } from './tagger.ts';
import { type Around, KINDS, ruleOf } from './tagger-kinds.ts';

type Span = { start: number; end: number };

/**
 * What the tagger says of a text, with a name for each edit: what is sure enough for this text, and whether it is strong;
 * and every word it has a doubt about.
 */
export type Heard = { edits: NamedEdit[]; isStrong: boolean; doubts: Doubt[] };
export const NOTHING_HEARD: Heard = { edits: [], isStrong: false, doubts: [] };

/** `known`: words of the question and its figure, which a report may repeat as they are. */
export async function heard(
  tagger: GrammarTagger,
  essay: EssayText,
  tagged: readonly TaggedSentence[],
  known: ReadonlySet<string> = new Set(),
): Promise<Heard> {
  const tokens = tagged.flatMap((sentence) => sentence.tokens);
  const read = await tagger.read(essay.sentences);
  const edits: NamedEdit[] = read.edits.map((edit) => ({
    ...edit,
    rule: ruleOf(edit, around(edit, tokens), tagger.forms),
  }));
  const asked = edits.filter((edit) => !isDoubtful(edit, { ...beside(edit, essay.text), known }));
  const words = essay.words.length;
  return { edits: sureEnough(asked, words, edits), isStrong: isStrong(asked, words), doubts: read.doubts };
}

function around({ start, end }: Span, tokens: readonly Token[]): Around {
  const at = tokens.findIndex((token) => token.end > start);
  const behind = tokens.find((token) => token.start >= end);
  return { before: tokens[at - 1], own: tokens[at], after: behind };
}

const NEAR = 60;
const beside = ({ start, end }: Span, text: string) => ({
  before: text.slice(Math.max(0, start - NEAR), start),
  after: text.slice(end, end + NEAR),
});

export const kindOf = ({ rule }: NamedEdit) => KINDS[rule];

/** Edits at one place: of two that both put something in, at the same point; otherwise where they share a letter. */
export const isAtOnePlace = (a: Span, b: Span): boolean =>
  a.start === a.end || b.start === b.end ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
