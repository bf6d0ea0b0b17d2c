import { distinct, type Mention, type Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import { TREND_WORD } from '../words/trend-words.ts';
import { type Bound, BREAK, following, free, MEASURE, preceding, weak, words } from './bind.ts';
import { edgeOf, namesEdge } from './edges.ts';
import { isPlain } from './plain-words.ts';

const MOVES_ON =
  /\b(?:later|then|after|afterwards|before|until|following|next|subsequent\w*|since|from|finally|eventually|gradually|meanwhile)\b/i;
/** "Past 60", "until 2010": not at that point. */
const PASSED =
  /\b(?:past|after|beyond|before|until|since|from|between|over|under|below|above|to)\s+(?:the age of\s+)?$/i;
/** "30% ten years earlier": another moment than the one named. */
const ELSEWHEN = /^\W*(?:\w+ ){0,4}(?:later|earlier|before|previously|ago)\b/i;
/** "Was ahead in 1990, with a peak of 70%", "compared with a low of 45%": an end has a time of its own. */
const OWN_TIME =
  /(?:, with|\bagainst|\bcompared (?:with|to)) (?:an?|its|the) (?:[a-z]+ )?(?:peak|high|low|maximum|minimum|trough|height) of (?:[a-z]+ )?[€£$]?$/i;
/** The column of a number. In time, a column named before something moved on says nothing about what came after. */
export function columnsOf(
  text: string,
  number: SaidNumber,
  { rows, columns }: Mentions,
  numbers: SaidNumber[],
  { timed, mixed, columns: names }: { timed: boolean; mixed: boolean; columns: { name: string }[] },
  before: number[],
): Bound {
  const any: Bound = { indexes: [], how: 'any' };
  const last = names.length - 1;
  const after = following(text, number, columns, numbers);
  if (after) return after;
  // "In 2010, 49%, against 60% a decade before": what is only a measure may be of another moment or group.
  if (MEASURE.test(text.slice(0, number.start))) return any;
  if (timed && OWN_TIME.test(text.slice(0, number.start))) return any;
  const left = free(text, number, columns, numbers);
  if (!timed) {
    const beside = preceding(text, number, left, numbers);
    // Columns of different kinds: a name some words away may belong to another measure.
    if (mixed)
      return beside?.how === 'one' && besideItself(text, number, left) && distinct(left).length === 1 ? beside : any;
    const last = left.filter((one) => one.end <= number.start).at(-1);
    const apart =
      last &&
      (BREAK.test(text.slice(last.end, number.start)) ||
        PASSED.test(text.slice(0, last.start)) ||
        !isPlain(text, last.end, number.start, { rows, columns }, numbers));
    const topic =
      distinct(columns).length === 1 &&
      columns[0]!.index === last?.index &&
      OPENS.test(text.slice(0, columns[0]!.start));
    if (beside?.how === 'one' && topic && !WIDE.test(text)) return beside;
    if (beside) return apart ? weak(beside) : beside;
    const named = distinct(left);
    const only = named.length === 1 && columns.every((one) => !one.aside);
    if (named.length) return weak({ indexes: named, how: only ? 'one' : 'some' });
    return before.length === 1 ? weak({ indexes: before, how: 'one' }) : any;
  }
  const edge = edgeOf(
    text,
    number,
    numbers,
    columns,
    names.map(({ name }) => name),
  );
  if (edge !== null) return { indexes: [edge === 'first' ? 0 : last], how: 'one' };
  const point = [...left].reverse().find((one) => one.end <= number.start);
  if (!point || /\bfrom\s+(?:\S+\s+){0,2}$/i.test(text.slice(0, number.start))) return any;
  const between = text.slice(point.end, number.start);
  if (namesEdge(between)) return any;
  // "Recycled water, which was not used in 2010, made up 15%": a remark beside the statement.
  if (
    /,\s*(?:which|who|where|when|though|although|having)\b[^,]*$/i.test(text.slice(0, point.start)) &&
    /^\s*,/.test(between)
  )
    return any;
  const opens = /(?:^|[,;]|\b(?:and|but|yet|while|whereas))\s*(?:in|by|at|on)?\s*(?:the year )?$/i.test(
    text.slice(0, point.start),
  );
  const isPoint = /(?:^|\b(?:in|by|at|on|of)\s+(?:the year )?)$/i.test(text.slice(0, point.start));
  const range =
    distinct(columns).length > 1 &&
    /^\s*(?:and|to|-|–|until)\s*$/.test(
      text.slice(point.end, columns.find((one) => one.start >= point.end)?.start ?? point.end + 99),
    );
  const other = numbers.some((one) => one.start >= point.end && one.end <= number.start);
  if (!isPoint || range || MOVES_ON.test(between) || ELSEWHEN.test(text.slice(number.end))) return any;
  if (/\b(?:between|from)\s+[^.]{0,24}$/i.test(text.slice(0, point.start))) return any;
  if (other)
    return distinct(columns).length === 1 && point === columns[0] && opens && !TREND_WORD.test(text)
      ? { indexes: [point.index], how: 'one' }
      : any;
  if (TREND_WORD.test(between) && !opens) return any;
  const bound: Bound = { indexes: [point.index], how: 'one' };
  const sure =
    isPlain(text, point.end, number.start, { rows, columns }, numbers) &&
    (!BREAK.test(between) || /^\W*(?:in|by|at|on)\s+$/i.test(text.slice(0, point.start)));
  return sure ? bound : weak(bound);
}

/** "In nature conservation, however, they lagged behind": what opens a sentence and is the only one of its kind is its topic. */
const OPENS =
  /^(?:(?:however|by contrast|in contrast|similarly|likewise|finally),? )?(?:(?:in|for|as for|with|on|regarding|concerning) )?(?:the )?$/i;
const WIDE = /[;:]|\b(?:overall|total|average|together|combined|altogether|in all|others?|rest|all|than|whole|both)\b/i;

const besideItself = (text: string, number: SaidNumber, mentions: Mention[]) => {
  const last = mentions.filter((one) => one.end <= number.start).at(-1);
  return (
    last !== undefined &&
    /^[^,;:]*$/.test(text.slice(last.end, number.start)) &&
    words(text.slice(last.end, number.start)) <= 2
  );
};
