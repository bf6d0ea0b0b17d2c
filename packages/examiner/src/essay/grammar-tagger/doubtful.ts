import { type Doubt, lastSentence, NOUN_FORM, type Place, VERB_FORM, word } from './doubt.ts';
import { OF_ARTICLES } from './doubtful-articles.ts';
import { OF_VERBS } from './doubtful-verbs.ts';
import type { NamedEdit } from './sure-enough.ts';

/** "Her family see", "the team were": British English takes a group for one or for several. */
const GROUP =
  /\b(?:family|team|government|staff|class|committee|public|couple|company|council|crew|group|audience|generation|majority|population|range|variety|number|half|rest)\s+(?:(?:\w+ly|all|both|also|often|always)\s+)?$/i;
/** Plurals that name one thing. */
const ALWAYS_MANY =
  /^(?:goods|sports|savings|customs|clothes|news|means|series|species|headquarters|crossroads|works|arms|arts|economics|politics|physics|mathematics|athletics|gymnastics|surroundings|earnings|belongings|outskirts|premises|thanks|funds|resources|facilities|services)$/i;
const COMPARES = /\b(?:more|less|fewer|rather|other|better|worse|\w{2,}er)\b[^.;]{0,40}$/i;
const SHORT_OPENING = 18;

/** "My family all say": named a noun's form, though it is the verb. */
const isForVerb = (old: string) =>
  /^(?:say|think|live|work|like|love|want|need|go|help|visit|plan|play|talk|look)$/.test(old);

const groupOfPeople: Doubt = ({ rule, tag, old, fresh }, { before }) =>
  (VERB_FORM.test(rule) ||
    (rule === 'tagger-number' && tag === 'F_S' && isForVerb(word(old))) ||
    (rule === 'tagger-verb' && /ing$/.test(word(fresh)))) &&
  GROUP.test(before);

/** "The trips was": the plural is the figure's own word, so the verb is at fault. */
const pluralOfTheQuestion: Doubt = ({ rule, tag, old }, { known }) =>
  NOUN_FORM.test(rule) && tag === 'F_BASE' && (ALWAYS_MANY.test(word(old)) || known.has(word(old)));

/** "The trip was", "crafts and repairs is": noun or verb, one of the two is at fault, and who knows which. */
const nounOrVerb: Doubt = ({ rule, tag, old }, { before, after, known }) => {
  if (NOUN_FORM.test(rule)) return tag === 'F_BASE' && /^\s+(?:was|is|has|does)\b/i.test(after);
  if (rule !== 'tagger-auxiliary') return false;
  const [, last] = /\band (\w+)\s+$/i.exec(before) ?? [];
  return (
    known.has((last ?? '').toLowerCase()) ||
    (/^(?:was|is)$/.test(word(old)) && /^\s+(?:only\s+)?[\d.]+\s+\w*[^s\W]\b/i.test(after))
  );
};

/** "More fair" without "more" says less than was meant; only "more fairer" has one too many. */
const lostComparison: Doubt = ({ old, fresh }, { after }) =>
  fresh.length === 0 && /^(?:more|most)$/.test(word(old)) && !/^\s*\w+(?:er|est)\b/i.test(after);

const thanWithoutComparison: Doubt = ({ fresh }, { before }) => word(fresh) === 'than' && !COMPARES.test(before);

/** After a short opening, before "and" and before "for example" good writers do as they like. */
const commaOfTaste: Doubt = ({ rule }, { before, after }) => {
  if (rule !== 'tagger-comma-in') return false;
  return lastSentence(before).trim().length < SHORT_OPENING || /^\s*(?:and|or|but|so|for example)\b/i.test(after);
};

/** "A wind farm" has one noun in front; "a not-young parents" and "a strongest teams" are no English. */
const manyBehindA: Doubt = ({ rule, tag }, { before }) =>
  NOUN_FORM.test(rule) && tag === 'F_S' && /\b(?:an?|each|every|this|that|another) (?:[\w-]+ )?$/i.test(before);

/** A word for a mark, or a mark for a word: something else is wrong there. */
const markForWord: Doubt = ({ old, fresh }) =>
  old.length > 0 && fresh.length > 0 && old.some((one) => /\w/.test(one)) !== fresh.some((one) => /\w/.test(one));

/** "People' lives", "( the". */
const besideMark: Doubt = ({ rule }, { before, after }) =>
  (NOUN_FORM.test(rule) && /^['’]/.test(after)) || (rule === 'tagger-article-in' && /\(\s*$/.test(before));

/** "Team B", "Figure 2": the word is half of a name. */
const halfOfName: Doubt = ({ rule }, { after }) => rule === 'tagger-small-letter' && /^\s(?:[A-Z]|\d+)\b/.test(after);

/** "If" or "that" taken out leaves another sentence, not a better one. */
const linkTakenOut: Doubt = ({ replacement, old }) =>
  replacement.trim() === '' && /^(?:if|that|because|when|while|although|though|unless|as)$/.test(word(old));

/** "A group of four", "suggest to all": the preposition belongs to the word before it. */
const ownPreposition: Doubt = ({ rule, old }, { before }) =>
  rule === 'tagger-preposition-out' &&
  ((word(old) === 'of' &&
    /\b(?:group|kind|type|sort|number|amount|lot|team|pair|member|part|couple)s?\s*$/i.test(before)) ||
    (word(old) === 'to' && /\b(?:suggest|explain|commit|say|said|correct|dedicate)\w*\s*$/i.test(before)));

const itBeforeMany: Doubt = ({ rule, replacement }, { after }) =>
  rule === 'tagger-word-in' && /^\s*it\s*$/i.test(replacement) && /^\s*(?:are|were|is more)\b/i.test(after);

const MONTH = /^\s*(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** "In January", but "on 3 January": a month alone takes "in". */
const onMonth: Doubt = ({ fresh }, { after }) =>
  word(fresh) === 'on' && MONTH.test(after) && !/^\s*\w+,? \d/.test(after);

/** "Don't" without its "do". */
const doOfNot: Doubt = ({ replacement }, { after }) => replacement.trim() === '' && /^n['’]t\b/.test(after);

/** "Use the phone", "tomato egg is", "big words and voice": what is meant in general stays one. */
const inGeneral: Doubt = ({ rule, tag, old }, { before }) =>
  NOUN_FORM.test(rule) &&
  tag === 'F_S' &&
  ((/\bthe\s*$/i.test(before) &&
    /^(?:phone|telephone|computer|internet|radio|car|bus|train|bicycle|cinema)$/.test(word(old))) ||
    (/^(?:voice|egg|food|fruit|fish)$/.test(word(old)) &&
      !/\b(?:\d+|two|three|four|five|six|many|several|few|these|those|different)(?: \w+)?\s*$/i.test(before)));

/** A name of the question is spelt as it stands there. */
const knownName: Doubt = ({ rule, old }, { known }) =>
  rule === 'tagger-spelling' && old.some((one) => /^[A-Z]/.test(one) && known.has(one.toLowerCase()));

/** "It is quiet" into "there is quiet": only where things are counted out does "there" belong. */
const thereForIt: Doubt = ({ old, fresh }, { after }) =>
  word(old) === 'it' &&
  word(fresh) === 'there' &&
  !/^\s+(?:is|are|was|were)\s+(?:an?|no|many|some|\d|two|three|four|five|six|only|about)\b/i.test(after);

/** "The biggest part with 41 %" needs no comma. */
const commaBeforeWith: Doubt = ({ rule }, { after }) => rule === 'tagger-comma-in' && /^\s*with\b/i.test(after);

/** "The same work in young people": among whom, and no comparison. */
const asBehindSame: Doubt = ({ rule, fresh }, { before }) =>
  rule === 'tagger-preposition' && word(fresh) === 'as' && /\bthe same \w+\s*$/i.test(before);

const DOUBTS: readonly Doubt[] = [
  ...OF_ARTICLES,
  ...OF_VERBS,
  groupOfPeople,
  pluralOfTheQuestion,
  nounOrVerb,
  lostComparison,
  thanWithoutComparison,
  commaOfTaste,
  manyBehindA,
  markForWord,
  besideMark,
  halfOfName,
  linkTakenOut,
  ownPreposition,
  itBeforeMany,
  onMonth,
  doOfNot,
  inGeneral,
  knownName,
  thereForIt,
  commaBeforeWith,
  asBehindSame,
];

/** What the tagger wants here and readers of its reports found wrong, however likely it thought it. */
export const isDoubtful = (edit: NamedEdit, place: Place): boolean => DOUBTS.some((doubt) => doubt(edit, place));
