import type { ErrorKind } from '../errors/hint.ts';
import type { Token } from '../text/tags.ts';
import type { TaggerEdit } from './cell-edits.ts';
import type { WordForms } from './inflect.ts';

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
  'tagger-to': 'verb',
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

/** The words at an edit: the one before it, its own first and the one after it. */
export type Around = { before?: Token | undefined; own?: Token | undefined; after?: Token | undefined };

export function ruleOf(edit: TaggerEdit, around: Around, forms: WordForms): TaggerRule {
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
  if (all.every((word) => word === 'to') && isBeforeVerb(around)) return 'tagger-to';
  if (all.every((word) => PREPOSITIONS.has(word))) return three('tagger-preposition');
  if (edit.tag.startsWith('F_')) return formRule(edit.tag, around, forms);
  if (all.every((word) => AUXILIARIES.has(word))) return 'tagger-auxiliary';
  if (old.length === 1 && fresh.length === 1 && forms.isSameVerb(old[0]!, fresh[0]!)) return 'tagger-verb';
  return three('tagger-word');
}

/** "They want work": the tags take work for a noun, the verb before it does not. */
const WANTS_TO = words(
  'want wants wanted need needs needed like likes try tries tried decide decided hope hopes hoped plan plans planned able going used have has had',
);
const isBeforeVerb = ({ before, after }: Around): boolean => after?.tag === 'VERB' || WANTS_TO.has(before?.lower ?? '');

function markRule(old: string[], fresh: string[]): TaggerRule {
  if (old.length === 0) return fresh[0] === ',' ? 'tagger-comma-in' : 'tagger-mark';
  return fresh.length === 0 ? 'tagger-comma-out' : 'tagger-mark';
}

function formRule(tag: string, around: Around, forms: WordForms): TaggerRule {
  const isNoun = isNounHere(around, forms);
  if (tag === 'F_S') return isNoun ? 'tagger-number' : 'tagger-agreement';
  return tag === 'F_BASE' && isNoun ? 'tagger-number' : 'tagger-verb';
}

const OF_A_SUBJECT: ReadonlySet<string> = new Set(['PRON', 'NOUN', 'PROPN']);
const ENDS_A_NOUN: ReadonlySet<string> = new Set(['PUNCT', 'AUX', 'VERB', 'CCONJ']);
const OF_A_NOUN: ReadonlySet<string> = new Set(['DET', 'ADJ', 'VERB', 'AUX', 'ADP', 'NUM']);

/** "The chart show" and "a new show": where a word can be both, the one before it tells better than its own tag. */
function isNounHere({ before, own, after }: Around, forms: WordForms): boolean {
  const word = own?.lower ?? '';
  if (!forms.isVerb(word)) return true;
  if (!forms.isNoun(word)) return false;
  // "Opera house.": a verb behind its subject is hardly ever the last word, nor does another verb follow it.
  if (before?.tag === 'NOUN' && (!after || ENDS_A_NOUN.has(after.tag))) return true;
  if (before && OF_A_SUBJECT.has(before.tag)) return false;
  if (before && OF_A_NOUN.has(before.tag)) return true;
  return own?.tag === 'NOUN' || own?.tag === 'PROPN';
}

const low = (word: string) => word.toLowerCase();
const isMark = (word: string) => !/[\p{L}\p{N}]/u.test(word);
