import { both, type PlainWording, rule } from './plain-words.ts';

const SHORT = both('正式文章里不用缩写形式。', 'A short form: formal writing has it in full.');
const FEWER = both('少几个词，意思一样。', 'It says the same in fewer words.');
const TWICE = both('两处说的是同一个意思，写一处就够。', 'Both halves say the same; one is enough.');
/** "Why don't we", "don't you": a question has another order. */
const STATED = '(?<!\\b(?:why|how|what|where|when) )';
/** "She don't": first the verb has to fit. */
const FITS = '(?<!\\b(?:he|she|it|this|that) (?=(?:do|have|are|were)n))';
/** "They haven't time": there the full form is "do not have". */
const NO_HAVING = "(?!(?:have|has|had)n['’]t (?:time|enough|any|money|much|many|no|a|an|to)\\b)";
const NOT_ASKED = '(?! (?:i|you|we|they|it|he|she|people|everyone|the|this|that)\\b)';

/** Short forms that formal writing has in full, and long ones that say no more than a short one. */
export const SHORT_WORDINGS: readonly PlainWording[] = [
  rule(
    `${STATED}${FITS}${NO_HAVING}(do|does|did|could|would|should|is|are|was|were|have|has|had)n['’]t\\b${NOT_ASKED}`,
    '$1 not',
    SHORT,
  ),
  rule(`${STATED}can['’]t\\b${NOT_ASKED}`, 'cannot', SHORT),
  rule(`${STATED}won['’]t\\b${NOT_ASKED}`, 'will not', SHORT),
  rule("(they|we|you)['’]re\\b", '$1 are', SHORT),
  rule("(i|they|we|you)['’]ve\\b", '$1 have', SHORT),
  rule("(i|they|we|you)['’]ll\\b", '$1 will', SHORT),
  rule("i['’]m\\b", 'I am', SHORT),
  rule(
    "(?<=^|[.,;:(] ?|\\b(?:and|but|because|that|so|if|when|as|since|although|while|think|believe|said|where|or) )(it|that|there)['’]s (?=(?:a|an|the|not|very|no|also|still|important|clear|obvious|true|better|hard|difficult|easy|necessary|possible|because)\\b)",
    '$1 is ',
    SHORT,
  ),
  rule('due to the fact that\\b', 'because', FEWER),
  rule('because of the fact that\\b', 'because', FEWER),
  rule('(?:despite|in spite of) the fact that\\b', 'although', FEWER),
  rule('in the year(?: of)? ((?:19|20)\\d\\d)\\b', 'in $1', FEWER),
  rule('period of time\\b', 'period', FEWER),
  rule(
    'there (?:is|are) (many|some) people (?:who|that) (think|believe|say|argue|claim|feel)\\b',
    '$1 people $2',
    FEWER,
  ),
  rule(
    '(?<!\\b(?:to|will|would|should|must|may|might|could|can|not|do|did|does|also|don.t) )(?:have|has) the ability to\\b',
    'can',
    FEWER,
  ),
  rule('in my (?:opinion|view),? (i (?:think|believe|feel))\\b', '$1', TWICE),
  rule('from my point of view,? (i (?:think|believe|feel))\\b', '$1', TWICE),
  rule('(return|returned|returns) back\\b', '$1', TWICE),
  rule('(repeat|repeated|repeats) again\\b', '$1', TWICE),
  rule('gives information about how\\b', 'shows how', FEWER, 1),
];
