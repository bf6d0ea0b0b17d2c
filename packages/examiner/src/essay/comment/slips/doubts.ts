import type { Correction } from '../../report.ts';
import { TELLS_OF_THE_PAST } from '../../text/past.ts';

/** A correction with the words of its line before and behind it. */
type Seen = Pick<Correction, 'rule' | 'original' | 'replacement'> & { before: string; after: string; sentence: string };

const NEAR = 60;
const seen = (text: string, one: Correction): Seen => ({
  ...one,
  before: text.slice(Math.max(0, one.start - NEAR), one.start),
  after: text.slice(one.end, one.end + NEAR),
  sentence: sentenceAt(text, one.start, one.end),
});

/** From the mark before to the mark behind, without looking at the text before that: it may be long. */
function sentenceAt(text: string, start: number, end: number): string {
  const from = Math.max(...MARKS.map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const behind = MARKS.map((mark) => text.indexOf(mark, end)).filter((at) => at >= 0);
  return `${text.slice(start ? from : 0, start)} ${text.slice(end, Math.min(text.length, ...behind))}`;
}
const MARKS = ['.', '!', '?', '\n'];

/** "In the university", "take a decision": good English somewhere, or a slip that is mended in more than one way. */
const DEBATED =
  /^(?:the last years|pay attention in|an? advice|think in|key for|in the moment|most part of|with who|in this year|are exist|on weekends?|during \w+ years|in that time|in the university|to sum it up|(?:take|takes|took|taking|taken) (?:a )?decisions?|do exercises|will can|time consuming|every people|in the menu|different with|go to there|in holidays?)$/i;
/** Read in corrected learner texts: right often enough to ask, not to tell. */
const ASKED =
  /^(?:of of|is is|it it|are are|in in|people is|other peoples|some times?|reasons? of|in contrary|in (?:the )?other side|according to me|hard working|as same as|effect to|self confident|in every day|thanks to god|everybody want)$/i;

const escaped = (text: string) => text.replace(/[^\w]/g, '');

type Doubt = (one: Seen) => boolean;
const sentenceBefore = (before: string) => before.split(/[.!?\n]/).at(-1) ?? '';
const ANOTHER_NOUN = /^ [a-z]+s\b(?<!\b(?:is|was|has|as|this|does|us))/;
/** A day with its number, or "before" by itself, is past as well. */
const OF_ONE_DAY = /^\W*(?:before,|after that|then\b)|\bin the past\b|\b(?:in|on) (?:the )?\d{1,2}(?:st|nd|rd|th)\b/i;
const PAST_DOUBT: Doubt = ({ sentence }) => TELLS_OF_THE_PAST.test(sentence) || OF_ONE_DAY.test(sentence);

/** Words behind which a rule sees an error and a reader another one, or none. The report does not speak of them. */
const SILENT: Readonly<Record<string, Doubt>> = {
  'he-base': PAST_DOUBT,
  'everyone-base': PAST_DOUBT,
  'one-who-base': PAST_DOUBT,
  'noun-base': PAST_DOUBT,
  // "The less students": "the fewest" is meant as often.
  'less-plural': ({ before }) => /\bthe\s*$/i.test(before),
  // "It was failure or winning", "it is country's economy", "what she said is right".
  'be-bare-noun': ({ original, after, before }) =>
    // "The cheapest is reservoir": the one of its kind takes "the".
    /\bthe (?:(?!forest|interest|test|west|rest|guest|nest|harvest|request|protest|contest|quest|chest)\w+est|(?:most|least) \w+|\w+ one) is\s*$/i.test(
      before,
    ) ||
    // "Some people is student" means several; "family is family" is a saying.
    /\b(?:people|they|we|us|them|these|those|all|both|children|students) (?:\w+ )?(?:is|are)\s*$/i.test(before) ||
    new RegExp(`\\b${escaped(/^\s*(\w+)/.exec(after)?.[1] ?? 'x')} is\\s*$`, 'i').test(before) ||
    /^\s*quality of life\b/i.test(original + after) ||
    /^\s*(?:very |really )?(?:\w+ )?(?:failure|adult|success|loss|change|growth|fear|right|achievement|art|point|sale|percentage|delivery|influence|guide|graduate)\b|^\s*(?:\w+ )?\w+ between\b|^\s*\w+'s\b|^\s*\w+ and\b/i.test(
      original + after,
    ),
  'number-of': ({ original, after }) => /^quality of life\b/i.test(original + after),
  // "Another men-activity": one activity.
  'another-plural': ({ after }) => /^\s+\w+-/.test(after),
  // "Enough contact with each other": the noun keeps its preposition.
  'extra-preposition': ({ before, original }) =>
    // "Wrong ideas and lacking of trust": a noun is meant.
    /\b(?:and|of|the|a) lacking\s*$/i.test(before) ||
    (/\b(?:enough|no|any|more|much|the|their|in|close|direct|social|have|has) contact\s*$|\b(?:to|a|the|of|by|for) (?:the )?lack\s*$|\bface to face\s*$|\baffect\s*$/i.test(
      before.slice(-24),
    ) &&
      original.trim() !== 'to'),
  // "Would taken away" (be taken), "will going" (is going), "would doing homework help".
  'modal-form': ({ original }) =>
    /(?:en|wn|ne|ung|ven|ed|ing)$|^(?:lost|hurt|sold|built|kept|made|found|told|taught|paid|sent|held)$/i.test(
      original,
    ),
  // "Everything they could to help", "of his own will", "would to" (would like to).
  'modal-to': ({ before }) =>
    /\b(?:would|might|may|own will|free will|good will)\s*$/i.test(before) ||
    /\b(?:everything|anything|all|as|what|whatever|best|much)\b[^.;]{0,25} (?:can|could)\s*$/i.test(before),
  'have-form': ({ before }) => /\b(?:I|we|you|they|he|she) had\s*$/i.test(before),
  'be-base': ({ original, before }) =>
    /^(?:agree|tend|go|happen|begin|start|finish|come|grow|rise|fall|remain|exist|appear|belong|become|raise)$/i.test(
      original,
    ) || /\b(?:do|want|like|up|thing)[^.;]* is\s*$/i.test(before),
  'a-plural': ({ after, before }) => ANOTHER_NOUN.test(after) || /\bas an?\s*$/i.test(before),
  // "Northland" is a name.
  'two-words': ({ original, replacement, before }) =>
    /^home ?stays?$/i.test(original) ||
    (/^[A-Z]/.test(original) && !/(?:^|[.!?]\s*|\n)$/.test(before)) ||
    /^(?:stopbank|afterschool|teamworking|aboveground|fulltime|facetime|parttime)$/i.test(original) ||
    /\b(?:able|not|test|less|ten|men|kind)$/i.test(replacement) ||
    replacement.split(' ').some((word) => word.length < 2),
  'counter-singular': ({ original, after, before }) =>
    /^(?:paper|kind|sort|type|percentage|grade|population)$/i.test(original) ||
    ANOTHER_NOUN.test(after) ||
    /\b(?:these|those) (?:\w+ )?$/i.test(before),
  'lot-of-singular': ({ original, after }) =>
    /^(?:reputation|percentage|school|chance|movement|employee|change|work|study|experience)$/i.test(original) ||
    ANOTHER_NOUN.test(after),
  'a-or-an': ({ after, original }) =>
    /^\s+(?:\w+ )?people\b/i.test(after) ||
    /^\s+(?:other|another|more|enough|such|any|we|they|he|she|it|the|my|their|is|also|be|after|have|what|if|when|to|of|in|on|for)\b/i.test(
      after,
    ) ||
    /^\s+(?:[a-z]+ )?[a-z]+[^sui'\W]s\b/.test(after) ||
    (/^an$/i.test(original) && /^\s+[a-z]+ing\b/.test(after)),
  'the-same': ({ before, after }) =>
    // "The same brand and same colour": one article serves both.
    /\bthe same \w+ (?:and|or)\s*$/i.test(before) ||
    /\b(?:my|your|his|her|its|our|their|that|this|these|those|thta|thte)\s*$/i.test(before) ||
    /^\s*(?:of|like|people|money|students|time|periods|not)\b/i.test(after),
  'the-environment': ({ after, before }) => /^\s*world \w+ing\b/i.test(after) || /\bin a\s*$/i.test(before),
  // "The poor people, [They] …": a full stop may be meant. Behind a short opening there is only one reading.
  'wrong-capital': ({ before, replacement }) =>
    // "Learn to say no. Many people …": here "no." is no number.
    /\bno\.\s*$/i.test(before) ||
    sentenceBefore(before).length > 30 ||
    (/,\s*$/.test(before) && sentenceBefore(before).split(' ').length > 5) ||
    /^[a-z]+ness$/.test(replacement),
  'middle-however': ({ original, before }) => /\b(?:and|but|or|that)$/i.test(before) || !/^,/.test(original),
  'middle-also': ({ before, original, after }) =>
    /\b(?:and|but)$/i.test(before) ||
    (/^,\s*for$/i.test(original) &&
      !/^ (?:example|instance),? (?:it|they|we|he|she|the|there|if|when|in)\b/i.test(after)),
  'fixed-phrase': ({ original, before, after, replacement }) =>
    DEBATED.test(original) ||
    // "Next the skin is split": what comes next in a process.
    /^Next the$/.test(original) ||
    (/^on \w+$/i.test(original) && /^in /i.test(replacement) && /^ \d/.test(after)) ||
    (/^by my opinion$/i.test(original) && /\w+ed $/i.test(before)) ||
    /^(?:to to|same unpopular as)$/i.test(original) ||
    // "The reason may be there is more sun", "they said me why you do this".
    (/^since \w+ \w+$/i.test(original) && /^ ago\b/i.test(after)) ||
    (/^may be there$/i.test(original) && /[a-z] $/i.test(before)) ||
    // "Insist on every day": the "on" belongs to the verb.
    (/^on every/i.test(original) && /\b(?:insist\w*|rel\w+|depend\w*|focus\w*) $/i.test(before)) ||
    // "New ones again and again".
    (/^ones again$/i.test(original) &&
      (/\b(?:new|old|other|same|good|bad|better|the|these|those|right|wrong|big|small|young|more) $/i.test(before) ||
        /^ and again/i.test(after))) ||
    (/^(?:say|says|said) (?:me|us|him|her|them)$/i.test(original) &&
      /^ (?:why|what|how|if|when|where|who)\b/i.test(after)) ||
    (/^my self$/i.test(original) && /^-/.test(after)),
  // "In may days" is "many days", "the im may" no short form at all.
  'proper-name': ({ original, after }) => /^may$/i.test(original) && /^ [a-z]+s\b/.test(after),
  // "I write this letter" is being written now.
  'yesterday-present': ({ original, after }) => /^write$/i.test(original) && /^ (?:this|to)\b/i.test(after),
  apostrophe: ({ original, before }) => /^im$/i.test(original) && /\b(?:the|an?|\d+)\s*$/i.test(before),
  // "Peoples' lifestyle" is the people's: the apostrophe only stands in the wrong place.
  'counted-uncountable': ({ original, after }) => /^vocabularys$/i.test(original) || /^'/.test(after),
  // "Devices that we use to connect": there the use is no habit of the past.
  'use-to': ({ before }) => /\b(?:that|which|devices?|tools?|ways?) (?:we|they|you|people) $/i.test(before),
  'glued-comma': ({ original }) => /^\s*,[a-z]$/i.test(original),
  'missing-to': ({ before }) => /\bplans?\s*$/i.test(before) || /\bwhen (?:you|they|we|I)\s+going\s*$/i.test(before),
  'plural-is': ({ before }) =>
    /\b(?:premises|(?:an?|each|every|this|that|another|much|other|the first) [a-z]+s?)\s*$/i.test(before),
  'nouns-third': ({ before }) =>
    /\b(?:this|each|every|streaming|number of [^.;]*|if|first \w+)\s*[a-z]*s?\s*$/i.test(before),
  'to-form': ({ original }) => /^(?:going|watching|progressing|organi[sz]ed|stores|distracted)$/i.test(original),
  'do-form': ({ original }) => /^(?:led|motivated|expected)$/i.test(original),
  'a-uncountable': ({ after }) => /^\s+(?:\w+ )?(?:infrastructure|homework|fun|garbage)\b/i.test(after),
  'more-easy': ({ before, after }) =>
    /\beven\s*$|\b(?:be|am|feel)\s*$/i.test(before) || /^-|^ (?:people|thinking)\b/i.test(after),
};

export const isDoubtful = (text: string, one: Correction): boolean => SILENT[one.rule]?.(seen(text, one)) ?? false;

/** What is likely wrong but can be meant in another way: the report asks. */
export function isAsked(text: string, one: Correction): boolean {
  if (one.rule === 'counted-uncountable')
    return /^(?:persons|infrastructures|accommodations|researches)$/i.test(one.original);
  if (one.rule === 'fixed-phrase') return ASKED.test(one.original);
  // "Students has": noun or verb, one of the two is wrong, and who knows which.
  return (
    one.rule === 'apostrophe' &&
    /^(?:dont|thats)$/i.test(one.original) &&
    /\b(?:it|he|she|this|that)\s+$/i.test(text.slice(Math.max(0, one.start - 6), one.start))
  );
}
