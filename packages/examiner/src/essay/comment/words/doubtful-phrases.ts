import type { Correction } from '../../report.ts';

/**
 * Fixed phrases and prepositions whose table knows one right form, while in some sentences another was meant or the
 * words are right as they stand ("entry in the university", "satisfied by", "live in the moment"). The bands count them
 * as before; the report keeps quiet, or only asks.
 */
export const withoutDoubtfulPhrases = (corrections: Correction[], text: string): Correction[] =>
  corrections.flatMap((one) => {
    if (!BY_TABLE.test(one.rule)) return [one];
    const place = placeOf(one, text);
    if (isNoOpening(one, text) || SILENT.some((find) => find.test(place))) return [];
    return ASKED.some((find) => find.test(place)) ? [{ ...one, certain: false }] : [one];
  });

const BY_TABLE = /^(?:fixed-phrase|this-next-sunday|wrong-preposition|extra-preposition|missing-preposition)$/;
const BEFORE = 40;
const AFTER = 45;

/** The words around it in its own line, small, with the correction between square brackets. */
function placeOf({ start, end, original }: Correction, text: string): string {
  const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - BEFORE), start);
  const after = text.slice(end, end + AFTER).split('\n')[0]!;
  return `${before}[${original.trim()}]${after}`.toLowerCase().replace(/[’‘]/g, "'").replace(/ +/g, ' ');
}

/** "According to my opinion", "followed by my opinion": only where it opens a clause is the phrase the one meant. */
const OPENS =
  /^(?:(?:by|to|as for|from|in|at|on|for|of) my (?:opinions?|point of view)|(?:\w+ )*(?:another|other|one) (?:hand|side)|according to me)$/i;
const CLAUSE_BEFORE =
  /(?:^|[.,;:!?(–-]|\b(?:and|but|because|so|as|that|although|though|while|since|or|then|think|believe))\s*$/i;
const isNoOpening = ({ original, start }: Correction, text: string): boolean =>
  OPENS.test(original.trim()) &&
  !CLAUSE_BEFORE.test(text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, 0), start));

const PERSONS =
  '(?:(?:the|these|those|some|many|most) )?(?:people|children|students|graduates|men|women|parents|me|us|them|him|her|young)';

const all = (lines: string): RegExp[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => new RegExp(line.trim()));

/** Another thing was meant, or nothing is wrong. A line is matched against the place, the correction in brackets. */
const SILENT = all(String.raw`
  \[in contrary\]
  \[(?:in the|on) contrary\] to\b
  \[in the moment\](?!,)
  \[in the university\] (?:web ?site|library|campus|course|programme|admission|entrance|life|degree|exam|system)
  \b(?:entry|entrance|entered|enter|entering|enrol\w*|admission|admitted|accepted|place|placed|registered) \[in the university\]
  \b(?:in|on|by|for|with) \[reasons? of\]
  \[reasons? of\] (?:\w+ )?(?:people|children|students|graduates|parents|men|women)\b
  \[consists? in\]
  \[(?:think|thought) in\]
  \[as same as\] (?!the |a |an |that |those |in )
  (?<!\b(?:is|are|was|were|be|been|looks?|remains?|remained|stays?|stayed|almost|nearly) )\[as same as\]
  \[during .*\]
  \[in last (?:year|month|week)\]
  \[in this (?:year|month|week)\]
  \[to sum it up\]
  \barriv\w*\s*\[to\] ?(?!the |my |our |school|work)
  \[the last years\] of\b
  \[other thinks\]
  \[at the weekends\]
  \[do exercises\]
  \[work force\]
  \[the both\] of\b
  \[in the other side\] of\b
  \[all the times\](?! *(?:[.,;!?]|$|and\b|but\b|because\b))
  \b(?:in|at|of) \[all the times\]
  \[a long term\] *(?:[.,;!?]|$|(?:in|of|and|but|for|is|was|to|it|they|we)\b)
  \[some times\] (?:of|in|at|when|a)\b
  \[with who\] .{0,38}\bwith\b
  \[to to\]
  \b(?:tune|tuned|log|logged|give|given|gave|listen|sign|signed|check|turn|turned|plug|opt|filled|came|come|get|got|handed) \[in (?:in|to the|to a)\]
  \[interest (?:for|on)\] ${PERSONS}\b
  \b(?:loan|loans|bank|banks|debt|debts|mortgage)\b.{0,30}\binterest\[(?:on)\]
  \b(?:effects?|influences?)\s*\[in\]
  \b(?:impacts?|effects?|influences?)\s*\[(?:over)\]
  \binfluences?\s*\[for\]
  \b(?:impacts?|effects?|influences?)\s*\[[a-z]+\]\s*(?:some|a|an|the|what|certain|such an?)\b(?: \w+)? (?:extent|degree)\b
  \bpassions?\s*\[(?:to|of|about)\]
  \b(?:damages?|addictions?|relations?|alternatives?)\s*\[of\]
  \bsatisfied\s*\[(?:by|about)\]
  \b(?:convinced|conscious|critical|apologi[sz]\w*|comment\w*)\s*\[about\]
  \b(?:enthusiastic|suitable|worried|worry|worries|worrying|due|congratulat\w*)\s*\[(?:for|to)\]
  \b(?:tired|absent)\s*\[(?:from|of)\]
  \b(?:experienced|involved|mention\w*|discussed)\s*\[(?:on|at)\]
  \bdepend\w*\s*\[for\]
  \b(?:due|owing|lead|leads|led|leading|attributed) to (?:the |a )?lack\s*\[of\]
  (?<!\b(?:they|we|you|i|who|which|that|will|would|can|may|might|people|students|countries|children|not|still|also) )lack\s*\[of\]
  \breach\w*\s*\[in\](?! (?:the|this|my|our|their)\b)
  \bin search\s*\[of\]
  \b(?:great|good) deal\s*\[[a-z]+\]
`);

/** Mostly a slip, but the sentence may have meant another form than the table's. */
const ASKED = all(String.raw`
  \[on contrary\]|\[in the contrary\]
  \[in the university\]
  \[in the other side\]
  \[effect to\]
  \[interest for\]
  \[increase on\]
  \[(?:solution|solutions) of\]
  \[(?:in in|it it|is is|they they|he he|she she|we we|not not|for for|with with|at at|by by)\]
  \bas \[well being\]
  \[(?:easy going|hard working)\] to\b
  \[from my opinion\]
  \[reason is because\]
  \[life style\]|\[on line\]|\[mean time\]
  \b(?:impacts?)\s*\[in\]
  \b(?:passions?|passionate|curious|inspired|graduat\w*|benefit\w*|contributions?|complaints?|solutions?|lack)\s*\[(?:in|for|from|of|with|to|on|about)\]
  \b(?:focus|compete\w*|succeed\w*)\s*\[(?:for|to)\]
  \b(?:influence\w*|request\w*|accompan\w*|divorce\w*|fac(?:e|es|ing|ed)|approach\w*|visit\w*|answer\w*|contact\w*|seek\w*|sought|inform\w*)\s*\[(?:to|with|for|from)\]
`);
