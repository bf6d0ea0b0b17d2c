import { isPastForm, TELLS_OF_THE_PAST } from '../text/past.ts';
import { type Doubt, lastSentence, VERB_FORM, word } from './doubt.ts';

/** In a tale of the past "he study" wants "studied". */
const presentInThePast: Doubt = ({ rule, fresh }, { before, after }) =>
  (rule === 'tagger-agreement' || rule === 'tagger-form') &&
  /s$/.test(word(fresh)) &&
  TELLS_OF_THE_PAST.test(`${lastSentence(before)} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ''}`);

/** A verb behind "-ing … and" belongs to the -ing, whatever noun stands next to it. */
const secondOfTwo: Doubt = ({ rule }, { before }) =>
  (rule === 'tagger-agreement' || rule === 'tagger-form') && /\w+ing\b[^.,;]{0,40}\band\s+$/i.test(before);

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

/** "Support to produce": behind "to" the bare verb is right but for a handful of phrases. */
const ingBehindTo: Doubt = ({ rule, replacement }, { before }) =>
  rule === 'tagger-verb' &&
  /ing\W*$/i.test(replacement) &&
  /\bto\s+$/i.test(before) &&
  !/\b(?:forward|used|addition|object\w*|contribut\w*|due|devot\w*|dedicat\w*|close|accustomed|opposed|prefer\w*|lead\w*|led|way|key|solution|approach|comes?) to\s+$/i.test(
    before,
  );

/** "We do accomplish more": a "not" turns the sense round. */
const turnedRound: Doubt = ({ replacement }) => /^\s*(?:n't|not)\s*$/i.test(replacement);

/** "Does it also serve", "see the river rise": the base form is right, however far its helper stands. */
const farHelper: Doubt = ({ rule, tag }, { before }) =>
  VERB_FORM.test(rule) &&
  tag === 'F_S' &&
  /\b(?:does|do|did|can|could|will|would|should|may|might|must|lets?|makes?|made|sees?|watch(?:es)?|helps?|not)\s+(?:[a-z]+\s+){0,3}$/i.test(
    lastSentence(before),
  );

/** "When I back home": a verb is missing, and "back" is none. */
const backHome: Doubt = ({ rule, old }) => rule === 'tagger-verb' && word(old) === 'back';

/** "But now children cry", "after we finish, we will eat": nothing there is over. */
const pastOfNow: Doubt = ({ rule, old, fresh }, { before, after }) =>
  rule === 'tagger-verb' &&
  isMadePast(word(old), word(fresh), before) &&
  /\b(?:now|nowadays|today|these days|every (?:day|week|month|year)|always|usually|often|(?:after|when|before|until|once|as soon as) (?:i|we|you|they|he|she|it))\b[^.!?;]*$/i.test(
    lastSentence(before),
  ) &&
  !TELLS_OF_THE_PAST.test(`${lastSentence(before)} ${/^[^.!?\n]*/.exec(after)?.[0] ?? ''}`);

/** "I make candles for four years": it goes on, and the simple past says that it has stopped. */
const pastOfStill: Doubt = ({ rule, old, fresh }, { before, after }) =>
  rule === 'tagger-verb' &&
  isMadePast(word(old), word(fresh), before) &&
  /^[^.!?]*\b(?:since\b|for (?:about |almost |nearly |over |more than )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years|months|weeks)\b(?! ago))/i.test(
    after,
  );

const isMadePast = (old: string, fresh: string, before: string) =>
  !/(?:ing|ed)$/.test(old) && isPastForm(fresh) && !HELPED.test(before);
/** "Have lived", "are built": a participle tells no time by itself. */
export const HELPED =
  /(?:\b(?:have|has|had|having|be|been|being|is|are|was|were|am|get|gets|got)|['’](?:ve|re|s|m))(?: \w+ly| not| also| always| never| been)*\s*$/i;

/** "How is the smell": the verb is needed, in another place. */
const verbOfHow: Doubt = ({ replacement, old }, { before }) =>
  replacement.trim() === '' && /^(?:is|are|was|were)$/.test(word(old)) && /\b(?:how|what|where|why)\s*$/i.test(before);

/** "The yard been changed": "been" needs its "has". */
const beenAlone: Doubt = ({ old, fresh }, { before }) =>
  // Beside "am" a "have" is put in as well.
  word(old) !== 'am' &&
  fresh.includes('been') &&
  !fresh.some((one) => HAS.test(one)) &&
  !/(?:\b(?:have|has|had|having)|['’]ve)\b[^.,;]{0,20}$/i.test(before);
const HAS = /^(?:have|has|had|having)$/i;

/** "It is a circle": with "it" no plural verb is right, unless a helper stands before it ("does it have"). */
const itAre: Doubt = ({ fresh }, { before }) =>
  /^(?:are|were|have|do)$/.test(word(fresh)) &&
  /\b(?:it|he|she|this)\s*$/i.test(before) &&
  !/\b(?:do|does|did|can|could|will|would|should|may|might|must|makes?|lets?) (?:it|he|she|this)\s*$/i.test(before);

/** "For save time": the form behind a preposition; "every one" of several. */
const behindPreposition: Doubt = ({ rule, tag }, { before }) =>
  (rule === 'tagger-form' || rule === 'tagger-verb') &&
  tag === 'F_BASE' &&
  /\b(?:for|of|in|by|without|about|after|before|with|from)\s*$/i.test(before);
const everyOne: Doubt = ({ rule, old }) => rule === 'tagger-spelling' && word(old) === 'every one';

/** "You come or not to come". */
const toBehindNot: Doubt = ({ rule }, { before }) => rule === 'tagger-to' && /\bor not\s*$/i.test(before);

/** "The old woman feel": a plain present behind a single noun is no better than the past. */
const presentOfOne: Doubt = ({ rule, tag, old }, { before }) =>
  rule === 'tagger-verb' &&
  tag === 'F_BASE' &&
  isPastForm(word(old)) &&
  !/(?:\b(?:i|you|we|they|to|not|people|\w+s|can|could|will|would|may|might|must|should|do|does|did)|n['’]t)\s*$|\b(?:did|does|do|can|could|will|would|lets?|makes?|made|helps?)(?: \w+){1,2}\s*$/i.test(
    before,
  );

/** "They wait and they feel angry": what is joined goes on in the same time. */
const pastOfSecond: Doubt = ({ rule, old, fresh }, { before }) =>
  rule === 'tagger-verb' &&
  isMadePast(word(old), word(fresh), before) &&
  /\band (?:they|we|i|you)\s*$/i.test(before) &&
  !TELLS_OF_THE_PAST.test(lastSentence(before));

/** Doubts about verbs: their time, their form, and what they hang on. */
export const OF_VERBS: readonly Doubt[] = [
  presentInThePast,
  secondOfTwo,
  behindModal,
  lostThirdPerson,
  ingBehindTo,
  turnedRound,
  farHelper,
  backHome,
  pastOfNow,
  pastOfStill,
  verbOfHow,
  beenAlone,
  itAre,
  behindPreposition,
  everyOne,
  toBehindNot,
  presentOfOne,
  pastOfSecond,
];
