import { TELLS_OF_THE_PAST } from '../text/past.ts';
import { UNCOUNTABLE } from '../text/word-lists.ts';
import type { NamedEdit } from './sure-enough.ts';

/** "Her family see", "the team were": British English takes a group for one or for several. */
const GROUP =
  /\b(?:family|team|government|staff|class|committee|public|couple|company|council|crew|group|audience|generation|majority|population|range|variety|number|half|rest)\s+(?:\w+ly\s+)?$/i;
/** Plurals that name one thing. */
const ALWAYS_MANY =
  /^(?:goods|sports|savings|customs|clothes|news|means|series|species|headquarters|crossroads|works|arms|arts|economics|politics|physics|mathematics|athletics|gymnastics|surroundings|earnings|belongings|outskirts|premises|thanks|funds|resources|facilities|services)$/i;
const COMPARES = /\b(?:more|less|fewer|rather|other|better|worse|\w{2,}er)\b[^.;]{0,40}$/i;
const SHORT_OPENING = 18;

/** What stands before and behind an edit, and the words of the question and its figure, in small letters. */
export type Place = { before: string; after: string; known: ReadonlySet<string> };

/** What the tagger wants here and readers of its reports found wrong, however likely it thought it. */
export const isDoubtful = (edit: NamedEdit, place: Place): boolean => DOUBTS.some((doubt) => doubt(edit, place));

type Doubt = (edit: NamedEdit, place: Place) => boolean;
const lastSentence = (before: string) => before.split(/[.!?\n]/).at(-1) ?? '';
const word = (list: readonly string[]) => list.join(' ').toLowerCase();

/** Where noun and verb cannot be told apart, the doubts about either hold. */
const NOUN_FORM = /^tagger-(?:number|form)$/;
const VERB_FORM = /^tagger-(?:agreement|auxiliary|form)$/;

const groupOfPeople: Doubt = ({ rule }, { before }) => VERB_FORM.test(rule) && GROUP.test(before);

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

/** "The online service" without "the" is one service, and needs its s then. */
const bareSingular: Doubt = ({ rule }, { before, after }) => {
  if (rule !== 'tagger-article-out' || /\bby\s*$/i.test(before)) return false;
  const phrase =
    /^\s*((?:[a-z'-]+ )*?[a-z'-]+)(?=\s*[.,;:!?)]|\s+(?:of|in|on|at|for|to|and|or|but|is|are|was|were|that|which|who|will|would|can|has|have|with|from|by)\b|$)/i.exec(
      after,
    )?.[1];
  const noun = (phrase ?? '').split(' ').at(-1)?.toLowerCase() ?? '';
  return COUNTS.test(noun) && !UNCOUNTABLE.has(noun);
};
const COUNTS =
  /^(?:service|building|product|device|machine|phone|computer|system|school|hospital|company|shop|car|bus|train|road|park|museum|library|problem|reason|way|idea|job|person|child|teacher|student|parent|price|city|town|village|house|flat|room|book|course|exam|test|result|number|figure|chart|table|graph|map|rate|amount|percentage|proportion)$/;

/** "More fair" without "more" says less than was meant; only "more fairer" has one too many. */
const lostComparison: Doubt = ({ old, fresh }, { after }) =>
  fresh.length === 0 && /^(?:more|most)$/.test(word(old)) && !/^\s*\w+(?:er|est)\b/i.test(after);

const articleBeforeMass: Doubt = ({ rule, fresh }, { after }) => {
  if (rule !== 'tagger-article-in' || !/^an?$/.test(word(fresh))) return false;
  // "Buy new bus. They …": several were meant.
  if (/^[^.!?]*[.!?]\s+They\b/.test(after)) return true;
  const [first, second] = after.toLowerCase().match(/[a-z]+/g) ?? [];
  return UNCOUNTABLE.has(first ?? '') || UNCOUNTABLE.has(second ?? '') || first === 'health' || second === 'health';
};

const thanWithoutComparison: Doubt = ({ fresh }, { before }) => word(fresh) === 'than' && !COMPARES.test(before);

/** After a short opening, before "and" and before "for example" good writers do as they like. */
const commaOfTaste: Doubt = ({ rule }, { before, after }) => {
  if (rule !== 'tagger-comma-in') return false;
  return lastSentence(before).trim().length < SHORT_OPENING || /^\s*(?:and|or|but|so|for example)\b/i.test(after);
};

/** In a tale of the past "he study" wants "studied". */
const presentInThePast: Doubt = ({ rule, fresh }, { before, after }) =>
  (rule === 'tagger-agreement' || rule === 'tagger-form') &&
  /s$/.test(word(fresh)) &&
  TELLS_OF_THE_PAST.test(`${lastSentence(before)} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ''}`);

/** A verb behind "-ing … and" belongs to the -ing, whatever noun stands next to it. */
const secondOfTwo: Doubt = ({ rule }, { before }) =>
  (rule === 'tagger-agreement' || rule === 'tagger-form') && /\w+ing\b[^.,;]{0,40}\band\s+$/i.test(before);

/** "A wind farm" has one noun in front; "a not-young parents" and "a strongest teams" are no English. */
const manyBehindA: Doubt = ({ rule, tag }, { before }) =>
  NOUN_FORM.test(rule) && tag === 'F_S' && /\b(?:an?|each|every|this|that|another) (?:[\w-]+ )?$/i.test(before);

/** A word for a mark, or a mark for a word: something else is wrong there. */
const markForWord: Doubt = ({ old, fresh }) =>
  old.length > 0 && fresh.length > 0 && old.some((one) => /\w/.test(one)) !== fresh.some((one) => /\w/.test(one));

/** "Can get a house, send": the second verb hangs on the same modal as the first. */
const behindModal: Doubt = ({ rule, fresh }, { before }) =>
  rule === 'tagger-verb' &&
  /ing$/.test(word(fresh)) &&
  /\b(?:can|could|will|would|should|must|may|might|to) [^.!?;]*,\s*(?:and |or )?$/i.test(lastSentence(before));

/** "It help": a form that the word before does not allow. */
const lostThirdPerson: Doubt = ({ tag, old, fresh }, { before }) =>
  tag === 'F_BASE' &&
  `${word(fresh)}s` === word(old) &&
  /\b(?:it|he|she|this|that)\s*$/i.test(before) &&
  !/\b(?:make|makes|made|let|lets|help|helps|see|sees) (?:it|he|she|this|that)\s*$/i.test(before);

/** "A higher varieties". */
const oneBeforeMany: Doubt = ({ rule, fresh }, { after }) =>
  rule === 'tagger-article-in' &&
  /^an?$/.test(word(fresh)) &&
  /^\s*(?:[a-z]+ ){0,2}[a-z]+[^su\W]s\b(?<!\b(?:is|was|has|this|as|does))/i.test(after);

/** "People' lives", "( the". */
const besideMark: Doubt = ({ rule }, { before, after }) =>
  (NOUN_FORM.test(rule) && /^['’]/.test(after)) || (rule === 'tagger-article-in' && /\(\s*$/.test(before));

/** "The use polluting": an article before a verb. */
const articleBeforeVerb: Doubt = ({ rule, fresh }, { before, after }) =>
  rule === 'tagger-article-in' &&
  word(fresh) === 'the' &&
  /\bto\s*$/i.test(before) &&
  /^\s*[a-z]+ [a-z]+ing\b/i.test(after);

/** "Team B", "Figure 2": the word is half of a name. */
const halfOfName: Doubt = ({ rule }, { after }) => rule === 'tagger-small-letter' && /^\s(?:[A-Z]|\d+)\b/.test(after);

/** "Support to produce": behind "to" the bare verb is right but for a handful of phrases. */
const ingBehindTo: Doubt = ({ rule, replacement }, { before }) =>
  rule === 'tagger-verb' &&
  /ing\W*$/i.test(replacement) &&
  /\bto\s+$/i.test(before) &&
  !/\b(?:forward|used|addition|object\w*|contribut\w*|due|devot\w*|dedicat\w*|close|accustomed|opposed|prefer\w*|lead\w*|led|way|key|solution|approach|comes?) to\s+$/i.test(
    before,
  );

/** "If" or "that" taken out leaves another sentence, not a better one. */
const linkTakenOut: Doubt = ({ replacement, old }) =>
  replacement.trim() === '' && /^(?:if|that|because|when|while|although|though|unless|as)$/.test(word(old));

/** "We do accomplish more": a "not" turns the sense round. */
const turnedRound: Doubt = ({ replacement }) => /^\s*(?:n't|not)\s*$/i.test(replacement);

/** "Does it also serve", "see the river rise": the base form is right, however far its helper stands. */
const farHelper: Doubt = ({ rule, tag }, { before }) =>
  VERB_FORM.test(rule) &&
  tag === 'F_S' &&
  /\b(?:does|do|did|can|could|will|would|should|may|might|must|lets?|makes?|made|sees?|watch(?:es)?|helps?|not)\s+(?:[a-z]+\s+){0,3}$/i.test(
    lastSentence(before),
  );

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

/** "When I back home": a verb is missing, and "back" is none. */
const backHome: Doubt = ({ rule, old }) => rule === 'tagger-verb' && word(old) === 'back';

/** "Another is coarse", "it is danger": no article makes these right. */
const articleBeforeAnother: Doubt = ({ rule }, { after }) =>
  rule === 'tagger-article-in' && /^\s*(?:another|danger|convenience|importance)\b/i.test(after);

/** "Don't" without its "do". */
const doOfNot: Doubt = ({ replacement }, { after }) => replacement.trim() === '' && /^n['’]t\b/.test(after);

const DOUBTS: readonly Doubt[] = [
  articleBeforeAnother,
  doOfNot,
  onMonth,
  backHome,
  ingBehindTo,
  linkTakenOut,
  turnedRound,
  farHelper,
  ownPreposition,
  itBeforeMany,
  halfOfName,
  lostThirdPerson,
  oneBeforeMany,
  besideMark,
  articleBeforeVerb,
  manyBehindA,
  markForWord,
  behindModal,
  groupOfPeople,
  pluralOfTheQuestion,
  nounOrVerb,
  bareSingular,
  lostComparison,
  articleBeforeMass,
  thanWithoutComparison,
  commaOfTaste,
  presentInThePast,
  secondOfTwo,
];
