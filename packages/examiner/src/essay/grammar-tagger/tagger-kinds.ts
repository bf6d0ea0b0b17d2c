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
  'tagger-possessive': 'punctuation',
  'tagger-form': 'agreement',
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
  'tagger-wording': 'phrase',
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
  if (fresh.some((one) => /^[.?!]$/.test(one)) && fresh.some((one) => !isMark(one))) return 'tagger-split';
  if (edit.tag === 'CAP' || edit.tag === 'UPP') return 'tagger-capital';
  if (all.every(isMark)) return markRule(old, fresh);
  if (all.every((word) => ARTICLES.has(word))) return three('tagger-article');
  const same = sameButMarks(old, fresh);
  if (same) return same;
  if (old.length === 0 && word(fresh) === "'s" && NAMES.has(around.after?.tag ?? '')) return 'tagger-possessive';
  if (all.every((word) => word === 'to') && isBeforeVerb(around)) return 'tagger-to';
  if (all.every((word) => PREPOSITIONS.has(word))) return three('tagger-preposition');
  if (edit.tag.startsWith('F_')) return formRule(edit.tag, around, forms);
  if (all.every((word) => AUXILIARIES.has(word)))
    return old.length === 0 ? 'tagger-word-in' : fresh.length === 0 ? 'tagger-word-out' : 'tagger-auxiliary';
  if (old.length === 1 && fresh.length === 1 && forms.isSameVerb(old[0]!, fresh[0]!))
    return forms.isNoun(old[0]!) && forms.isNoun(fresh[0]!) ? 'tagger-form' : 'tagger-verb';
  return old.length > 1 || fresh.length > 1 ? 'tagger-wording' : three('tagger-word');
}

/** "They want work": the tags take work for a noun, the verb before it does not. */
const WANTS_TO = words(
  'want wants wanted need needs needed like likes try tries tried decide decided hope hopes hoped plan plans planned able going used have has had',
);
const isBeforeVerb = ({ before, after }: Around): boolean => after?.tag === 'VERB' || WANTS_TO.has(before?.lower ?? '');

function markRule(old: string[], fresh: string[]): TaggerRule {
  if (old.length === 0) return fresh[0] === ',' ? 'tagger-comma-in' : 'tagger-mark';
  return fresh.length === 0 && old[0] === ',' ? 'tagger-comma-out' : 'tagger-mark';
}

const NAMES: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ']);
const word = (list: string[]) => list.join(' ');

/** The same words with other marks, another capital or without their article: no other word is meant. */
function sameButMarks(old: string[], fresh: string[]): TaggerRule | undefined {
  const letters = (list: string[]) => list.filter((one) => !isMark(one));
  const bare = (list: string[]) => letters(list).filter((one) => !ARTICLES.has(one));
  if (bare(old).length === 0 || word(bare(old)) !== word(bare(fresh))) return undefined;
  if (word(letters(old)) === word(letters(fresh))) return 'tagger-mark';
  if (letters(old).length === letters(fresh).length) return 'tagger-article';
  return letters(old).length > letters(fresh).length ? 'tagger-article-out' : 'tagger-article-in';
}

/** Noun or verb is said only where the word itself can be nothing else, or the word before it and its own tag agree. */
function formRule(tag: string, around: Around, forms: WordForms): TaggerRule {
  if (tag !== 'F_S' && tag !== 'F_BASE') return 'tagger-verb';
  const kind = kindHere(around, forms);
  if (kind === 'noun') return 'tagger-number';
  if (kind === 'verb')
    return tag === 'F_S' && !/ed$/.test(around.own?.lower ?? '') ? 'tagger-agreement' : 'tagger-verb';
  return 'tagger-form';
}

const OF_A_SUBJECT: ReadonlySet<string> = new Set(['PRON', 'NOUN', 'PROPN']);
const BEGINS_OBJECT: ReadonlySet<string> = new Set(['DET', 'PRON', 'NOUN', 'ADJ', 'NUM', 'PROPN']);
const OF_A_NOUN: ReadonlySet<string> = new Set(['DET', 'ADJ', 'VERB', 'AUX', 'ADP', 'NUM']);
/** Their word is a noun, with or without something between. */
const OWNERS = words(
  'my your his its our their a an this these some any no many several few various different all more much other own',
);
const OPENS_CLAUSE = words(
  'who it he she they we you i everyone everybody someone somebody nobody anyone anybody nothing everything',
);
const AMBIGUOUS = words('that which one');

/** "The chart show" and "a new show": where a word can be both, the one before it tells better than its own tag. */
function kindHere({ before, own, after }: Around, forms: WordForms): 'noun' | 'verb' | undefined {
  const word = own?.lower ?? '';
  // "Sometime", "theirs": neither of the two.
  if (!forms.isVerb(word)) return forms.isNoun(word) ? 'noun' : undefined;
  if (!forms.isNoun(word)) return 'verb';
  if (before && OWNERS.has(before.lower)) return 'noun';
  if (before && OPENS_CLAUSE.has(before.lower)) return 'verb';
  // "The place that wastes", "which sides".
  if (before && AMBIGUOUS.has(before.lower)) return own?.tag === 'VERB' ? 'verb' : undefined;
  // "The chart below show".
  if (before && /^(?:below|above)$/.test(before.lower)) return undefined;
  if (before?.lower === 'to') return own?.tag === 'VERB' ? 'verb' : undefined;
  // "Opera house.", "training program to keep": a verb behind its subject has something behind it.
  if (before?.tag === 'NOUN' && own?.tag !== 'VERB' && (!after || !BEGINS_OBJECT.has(after.tag))) return undefined;
  const isTaggedVerb = own?.tag === 'VERB';
  if (before && OF_A_SUBJECT.has(before.tag)) return before.tag === 'PROPN' && !isTaggedVerb ? undefined : 'verb';
  // "If any individual throw any": the adjective may be the subject.
  if (before?.tag === 'ADJ' && after && /^(?:DET|PRON)$/.test(after.tag)) return undefined;
  if (before && OF_A_NOUN.has(before.tag)) return isTaggedVerb ? undefined : 'noun';
  return own?.tag === 'NOUN' ? 'noun' : undefined;
}

const low = (word: string) => word.toLowerCase();
const isMark = (word: string) => !/[\p{L}\p{N}]/u.test(word);
