import type { ErrorKind } from '../errors/hint.ts';
import type { Token } from '../text/tags.ts';
import type { TaggerEdit } from './cell-edits.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const ARTICLES = words('a an the');
const PREPOSITIONS = words(
  'about above across after against along among around at before behind below beside between by despite down during except for from in inside into near of off on onto out outside over past since through throughout till to toward towards under until up upon with within without as',
);
const AUXILIARIES = words(
  "be am is are was were been being have has had having do does did will would can could may might must shall should 's 're 'm 've 'd 'll",
);

/** A slip that the tagger sees, named like a rule: its record, its explanation and its kind go by this name. */
export type TaggerRule = keyof typeof KINDS;

/** Each name with the kind of slip that it counts as in the learner's own list. */
export const KINDS = {
  'tagger-article-in': 'article',
  'tagger-article-out': 'article',
  'tagger-article': 'article',
  'tagger-preposition-in': 'preposition',
  'tagger-preposition-out': 'preposition',
  'tagger-preposition': 'preposition',
  'tagger-number': 'number',
  'tagger-agreement': 'agreement',
  'tagger-verb': 'verb',
  'tagger-auxiliary': 'verb',
  'tagger-split': 'punctuation',
  'tagger-comma-in': 'punctuation',
  'tagger-comma-out': 'punctuation',
  'tagger-mark': 'punctuation',
  'tagger-small-letter': 'capital',
  'tagger-capital': 'capital',
  'tagger-spelling': 'spelling',
  'tagger-order': 'phrase',
  'tagger-word-in': 'phrase',
  'tagger-word-out': 'phrase',
  'tagger-word': 'phrase',
} as const satisfies Record<string, ErrorKind>;

/** `tokenAt` gives the part of speech at the edit: "friend" wants a plural where "think" wants its s. */
export function ruleOf(edit: TaggerEdit, token: Token | undefined): TaggerRule {
  const [old, fresh] = [edit.old.map(low), edit.fresh.map(low)];
  const all = [...old, ...fresh];
  const three = (name: 'tagger-article' | 'tagger-preposition' | 'tagger-word'): TaggerRule =>
    old.length === 0 ? `${name}-in` : fresh.length === 0 ? `${name}-out` : name;
  if (edit.tag === 'SWAP') return 'tagger-order';
  if (edit.tag === 'MERGE' || edit.tag === 'SPELL') return 'tagger-spelling';
  if (edit.tag === 'LOW') return 'tagger-small-letter';
  if (/[.?!]/.test(fresh.join('')) && /\p{L}/u.test(fresh.at(-1) ?? '')) return 'tagger-split';
  if (edit.tag === 'CAP' || edit.tag === 'UPP') return 'tagger-capital';
  if (all.every(isMark)) return markRule(old, fresh);
  if (all.every((word) => ARTICLES.has(word))) return three('tagger-article');
  if (all.every((word) => PREPOSITIONS.has(word))) return three('tagger-preposition');
  if (edit.tag.startsWith('F_')) return formRule(edit.tag, token);
  if (all.every((word) => AUXILIARIES.has(word))) return 'tagger-auxiliary';
  return three('tagger-word');
}

function markRule(old: string[], fresh: string[]): TaggerRule {
  if (old.length === 0) return fresh[0] === ',' ? 'tagger-comma-in' : 'tagger-mark';
  return fresh.length === 0 ? 'tagger-comma-out' : 'tagger-mark';
}

function formRule(tag: string, token: Token | undefined): TaggerRule {
  const isNoun = token?.tag === 'NOUN' || token?.tag === 'PROPN';
  if (tag === 'F_S') return isNoun ? 'tagger-number' : 'tagger-agreement';
  return tag === 'F_BASE' && isNoun ? 'tagger-number' : 'tagger-verb';
}

const low = (word: string) => word.toLowerCase();
const isMark = (word: string) => !/[\p{L}\p{N}]/u.test(word);
