import { readEssay } from '../text/essay-text.ts';
import type { Token } from '../text/tags.ts';
import { UNCOUNTABLE } from '../text/word-lists.ts';
import type { Tools } from '../tools.ts';

/** Nouns that stand without an article in good English, alone or after a preposition. */
const BARE = new Set(
  `${[...UNCOUNTABLE].join(' ')} time work school home university college hospital bed class life society culture language communication technology science art history experience food water air energy space light noise waste stress pressure privacy support help care love trust respect attention behaviour responsibility freedom success failure growth change development tourism transport fuel petrol oil gas paper plastic metal glass wood coffee tea grass rain snow fire earth sport football exercise sleep rest fun entertainment conclusion example instance fact addition general particular contrast comparison average total term use business trade industry agriculture labour teamwork motivation creativity income tax crime law justice peace war religion medicine treatment training research retirement accommodation demand supply advertising shopping cooking reading writing swimming travel staff people fiction fitness cookery computing conservation spending public english everything something anything nothing everyone someone anyone nobody everybody half top most part way end front detail order turn place need day night noon midday morning evening today tomorrow yesterday spring summer autumn winter`.split(
    /\s+/,
  ),
);

const OPENS = /^(?:DET|NUM)$/;
const OWNER =
  /^(?:my|your|his|her|its|our|their|whose|'s|'|no|any|some|each|every|this|that|another|either|neither|such|what|which)$/;

/**
 * Whether no slip can be seen in a mended sentence, also none of the kinds the rules keep quiet about because they are
 * wrong too often: here a false alarm costs nothing but a sentence that is not shown.
 */
export function looksRight(text: string, tools: Tools): boolean {
  return readEssay(text).sentences.every((sentence) => {
    const tagged = tools.tag(sentence);
    const { tokens } = tagged;
    if (tools.detect(tagged).length || ODD.test(text)) return false;
    return tokens.every(
      ({ text: word, lower }, i) =>
        !isBareNoun(tokens, i) && !isBareVerb(tokens, i) && (!/^[a-z]{2,}$/.test(word) || tools.spelling.isWord(lower)),
    );
  });
}

/** Combinations of learners that no rule of the product is sure enough about. */
const ODD =
  /\b(?:very|so|too) (?:crowd|bore|stress)\b|\b(?:reached|discuss\w*|emphasi[sz]e\w*) (?:to|about)\b|\bit is (?:three|two|four) times\b|\bhas been became\b|\bwas (?:decreased|increased|dropped|risen|fallen)\b|\bstopp?(?:ed)? to work\b|\bin the (?:school|nature)\b|\bspend[^.]{0,30}\bto (?!be\b)[a-z]+\b|\bjealous with\b|\bdo(?:es)?n't want [a-z]+ (?!to)|\bthe (?:life|nature|society)\b|\b(?:by|in) this way,|\ba half of\b|\bcheat their\b|\bmany aspects\b|, (?:it|they|this|he|she|we) (?:is|are|was|were|will|can|do|does|have|has)\b|\blook(?:s|ed)? the same\b|\b(?:biggest|highest|largest|smallest) number\b|\bmore (?:clean|cheap|big|small|fair|easy)\b|\bmore simpler\b|\bdesign the \w+ simpler\b|\bdo not really\b|\bthe old people\b|\bless and less\b|\bpeople life\b|\bin the back\b|\bwill be not\b|\bone the (?:best|most)\b|\bthough,? there\b|^although,|\bimpress their\b|\bin any moment\b|\b(?:boss|he|she|it) don't\b|\btop point\b/i;

function isBareNoun(tokens: Token[], i: number): boolean {
  const { tag, lower, text } = tokens[i]!;
  if (tag !== 'NOUN' || !/^[a-z]{3,}$/.test(text.toLowerCase()) || /[^s]s$/.test(lower) || BARE.has(lower))
    return false;
  if (/(?:ing|ics|men|women|children|people)$/.test(lower) || /^(?:NOUN|PROPN)$/.test(tokens[i + 1]?.tag ?? ''))
    return false;
  let at = i - 1;
  while (
    at >= 0 &&
    /^(?:ADJ|NOUN|PROPN|ADV|VERB)$/.test(tokens[at]!.tag) &&
    !OWNER.test(tokens[at]!.lower) &&
    i - at < 4
  ) {
    // A verb right before the noun opens no noun phrase of its own: "cause problem".
    if (tokens[at]!.tag === 'VERB' && !/(?:ed|ing|en)$/.test(tokens[at]!.lower)) return true;
    at--;
  }
  const before = tokens[at];
  return !before || !(OPENS.test(before.tag) || OWNER.test(before.lower) || /-$/.test(before.text));
}

/** "It continue", "the boss want", "is increase". */
function isBareVerb(tokens: Token[], i: number): boolean {
  const [before, one] = [tokens[i - 1], tokens[i]!];
  if (!before || one.tag !== 'VERB') return false;
  if (/^(?:it|he|she)$/.test(before.lower) && !/(?:s|ed)$/.test(one.lower) && /^[a-z]+$/.test(one.lower))
    return !/^(?:rose|fell|grew|became|went|got|had|did|made|took|came|began|kept|stood|led|lost|said|saw|put|cost|let|could|would|will|can|may|must|should|might)$/.test(
      one.lower,
    );
  return (
    /^(?:is|are|was|were)$/.test(before.lower) && !/(?:ed|ing|en|wn|ne|lt|ght|rn|de|ld|pt|nt|ut|et)$/.test(one.lower)
  );
}
