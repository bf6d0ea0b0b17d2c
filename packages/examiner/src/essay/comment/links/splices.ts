import { carriesClause } from '../../errors/clauses.ts';
import { type Reading, reading } from '../../errors/hint.ts';
import type { Both, Correction } from '../../report.ts';
import type { TaggedSentence } from '../../text/tags.ts';

const WHY: Both = {
  zh: '逗号前后是两个完整的句子：断成两句，或者加连词。',
  en: 'On both sides of this comma stands a whole sentence: make two of them, or put in a linking word.',
};

/** Anything on which the clause behind the comma could hang. */
const HANGS =
  /^(?:if|when|whenever|because|although|though|since|as|after|before|while|whereas|unless|until|till|once|where|wherever|whether|whatever|however|whoever|whichever|matter|only|just|so|such|too|than|like|every|each|either|neither|nor|instead|apart|given|provided|suppose|supposing|even|both|without|what|how|why|who|whom|whose|which|that|time|day|way|minute|moment|year|years|week|month|night|morning|evening|summer|winter|second|instant|hour|season|decade|whilst|despite|being|having|alth\w*|because|becaus|becuse|becouse|bcause|becasue)$/;
/** "Nowadays", "First," and their like stand before a whole sentence and change nothing. */
const OPENS =
  /^(?:nowadays|first|firstly|second|secondly|third|thirdly|also|besides|moreover|furthermore|then|next|finally|today|sometimes|usually|actually|and|but)$/;
const SUBJECT = /^(?:NOUN|PROPN|PRON|DET|NUM|ADJ)$/;
const SPEAKS =
  /^(?:say|says|said|think|thinks|thought|know|knows|knew|mean|means|guess|suppose|supposed|believe|believes|believed|hope|hopes|told|tell|asked|ask|replied|added|explained|wrote|see|seems|seemed|appears|swear|promise|fear|admit|admitted|assume|bet|wish|feel|warned|noted|claimed|insisted|announced|reported|continued|concluded|remarked|recalled|argued|argue|stated|declared|claim|reckon|insist|state|conclude|complain|imagine|sure|afraid|convinced|certain|doubt|assure|underline|stress|repeat|confess)$/;
const BEHIND = /^(?:it|they|we|he|she|i|there|this)$/;
const LEAST = 4;
const LEAST_BEHIND = 3;

/**
 * "The lamp is old, it gives no light": a full sentence before a comma and another behind it that begins with a pronoun.
 * Where anything before the comma could make the first hang on the second, nothing is said. For the report alone.
 */
export function splices({ tokens, sentence }: TaggedSentence): Correction[] {
  const r = reading(tokens);
  if (/["“”:;?]/.test(sentence.text)) return [];
  const at = tokens.findIndex((_, i) => isSplice(r, i));
  if (at < 0) return [];
  const [comma, next] = [tokens[at]!, tokens[at + 1]!];
  return [
    {
      start: comma.start,
      end: next.end,
      original: sentence.text.slice(comma.start - sentence.start, next.end - sentence.start),
      replacement: `. ${next.text[0]!.toUpperCase()}${next.text.slice(1)}`,
      kind: 'punctuation',
      rule: 'two-sentences',
      confidence: 0.95,
      certain: true,
      explanation: WHY,
    },
  ];
}

/** Those at whose comma nothing was found yet. */
export const newSplices = (tagged: readonly TaggedSentence[], known: readonly Correction[]): Correction[] =>
  tagged.flatMap(splices).filter((one) => !known.some(({ start, end }) => start <= one.end && end >= one.start));

function isSplice(r: Reading, i: number): boolean {
  if (r.at(i) !== ',' || !BEHIND.test(r.at(i + 1))) return false;
  const rest = r.words.slice(i + 1);
  if (rest.length < LEAST_BEHIND + 1 || !finiteAt(r, i + 2) || saysSo(r, i + 2)) return false;
  // "He came, he saw, and he left", "I came, I saw": a row of short clauses is a figure of style.
  const behind = rest.join(' ');
  if (/, (?:and|or|but) /.test(behind)) return false;
  return isWhole(r, i);
}

/** The words before the comma: a subject with its verb, nothing that hangs on another clause. */
function isWhole(r: Reading, comma: number): boolean {
  let from = 0;
  if (OPENS.test(r.at(0))) from = r.at(1) === ',' ? 2 : 1;
  if (r.at(from) === 'in' && /^(?:19|20)\d\d$/.test(r.at(from + 1))) from += r.at(from + 2) === ',' ? 3 : 2;
  const words = r.words.slice(from, comma);
  if (words.length < LEAST || words.some((word) => HANGS.test(word)) || words.includes(',')) return false;
  // "… and with a system, it could", "it.opposively, it is": something else begins before the comma.
  if (
    /\b(?:and|but|then) (?:with|by|in|for|due|at|on|from|to)\b/.test(words.join(' ')) ||
    words.some((word) => word.includes('.'))
  )
    return false;
  if (!SUBJECT.test(r.tag(from)) || /^(?:one|here|all|please)$/.test(words[0]!)) return false;
  for (let i = from + 1; i < comma; i++)
    if (carriesClause(r, i) && /^(?:NOUN|PROPN|PRON|NUM)$/.test(r.tag(i - 1)))
      // "The pollution caused by cars, it …", "the people I met there, they …": a noun and what hangs on it.
      return !isParticiple(r, i) && !hasBareRelative(r, from, i) && !speaksAtEnd(r, i, comma);
  return false;
}

const isParticiple = (r: Reading, verb: number): boolean =>
  r.tag(verb) === 'VERB' &&
  /(?:ed|en|wn|de|ught)$/.test(r.at(verb)) &&
  /^(?:by|in|from|with|on|for|to)$/.test(r.at(verb + 1)) &&
  r.tag(verb - 1) !== 'PRON';
const hasBareRelative = (r: Reading, from: number, verb: number): boolean =>
  verb - from >= 2 && r.tag(verb - 1) === 'PRON' && /^(?:NOUN|PROPN)$/.test(r.tag(verb - 2));

/** "The idea, I think, is": somebody's opinion put in between. */
const saysSo = (r: Reading, verb: number): boolean =>
  SPEAKS.test(r.at(verb)) || SPEAKS.test(r.at(verb + 1)) || SPEAKS.test(r.at(verb + 2));
const speaksAtEnd = (r: Reading, verb: number, comma: number): boolean => SPEAKS.test(r.at(verb)) && comma - verb <= 2;

function finiteAt(r: Reading, i: number): boolean {
  const at = /^(?:also|often|always|never|really|just|only|still|usually|sometimes)$/.test(r.at(i)) ? i + 1 : i;
  return carriesClause(r, at);
}
