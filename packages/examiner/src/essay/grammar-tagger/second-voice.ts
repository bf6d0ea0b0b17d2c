import type { EssayText } from '../text/essay-text.ts';
import type { TaggedSentence } from '../text/tags.ts';
import { isStrong, type NamedEdit, sureEnough } from './sure-enough.ts';
import type { GrammarTagger } from './tagger.ts';
import { KINDS, ruleOf } from './tagger-kinds.ts';

type Span = { start: number; end: number };

/** What the tagger says of a text, with a name for each edit: what is sure enough for this text, and whether it is strong. */
export type Heard = { edits: NamedEdit[]; isStrong: boolean };
export const NOTHING_HEARD: Heard = { edits: [], isStrong: false };

export async function heard(
  tagger: GrammarTagger,
  essay: EssayText,
  tagged: readonly TaggedSentence[],
): Promise<Heard> {
  const tokens = new Map(tagged.flatMap((sentence) => sentence.tokens.map((token) => [token.start, token] as const)));
  const edits = (await tagger.read(essay.sentences)).map((edit) => ({
    ...edit,
    rule: ruleOf(edit, tokens.get(edit.start)),
  }));
  const asked = edits.filter((edit) => !isBehindGroup(edit, essay.text));
  const words = essay.words.length;
  return { edits: sureEnough(asked, words), isStrong: isStrong(asked, words) };
}

/** "Her family see", "the team were": British English takes a group for one or for several. */
const GROUP =
  /\b(?:family|team|government|staff|class|committee|public|couple|company|council|crew|group|audience|generation|majority|population|range|variety|number|half|rest)\s+(?:\w+ly\s+)?$/i;
const isBehindGroup = ({ rule, start }: NamedEdit, text: string): boolean =>
  (rule === 'tagger-agreement' || rule === 'tagger-auxiliary') &&
  GROUP.test(text.slice(Math.max(0, start - 40), start));

export const kindOf = ({ rule }: NamedEdit) => KINDS[rule];

/** Edits at one place: of two that both put something in, at the same point; otherwise where they share a letter. */
export const isAtOnePlace = (a: Span, b: Span): boolean =>
  a.start === a.end || b.start === b.end ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
