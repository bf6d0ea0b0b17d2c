import type { EssayFigure, FigureCheck } from '../report.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';
import { quote } from '../text/quote.ts';
import { checkExtremes, type ExtremeVerdict } from './check-extremes.ts';
import { type Carried, checkNumber, type NumberVerdict, type Told } from './check-numbers.ts';
import { checkParts } from './check-parts.ts';
import { checkTrends, type TrendVerdict } from './check-trends.ts';
import { distinct, mentionsIn } from './mentions.ts';
import { ofOnePart } from './of-one-part.ts';
import { contradictions } from './own-numbers.ts';
import { type SaidNumber, saidNumbers } from './said-numbers.ts';
import { isMixed, type Sheet, sheetOf, turn } from './sheet/sheet.ts';
import { contradictionComment, extremeComment, numberComment, partComment, trendComment } from './wording.ts';

/**
 * What the essay says about the figure, held against it: numbers, rises and falls, highest and lowest. Something is
 * called wrong only when one reading of its sentence is left; what can be read in two ways is not mentioned at all.
 */
export function figureChecks(essay: EssayText, figure: EssayFigure | EssayFigure[] | undefined): FigureCheck[] {
  const sheets = [figure ?? []].flat().flatMap(sheetOf);
  const checks: FigureCheck[] = [];
  const context: Context = new Map();
  for (const sentence of essay.sentences) {
    const overview = OVERVIEW.test(essay.paragraphs[sentence.paragraph]!.text);
    const reads = sheets.map((sheet) => readSentence(sentence, sheet, context, overview));
    checks.push(...numbersIn(sentence, reads), ...othersIn(sentence, reads));
    for (const verdict of checkParts(sentence.text, sheets))
      checks.push(check(sentence, 'extreme', verdict.ok, partComment(verdict)));
  }
  return checks;
}

type Read = {
  sheet: Sheet;
  numbers: SaidNumber[];
  verdicts: NumberVerdict[];
  trends: TrendVerdict[];
  extremes: ExtremeVerdict[];
  /** The same with rows and columns changed over: "parasites were the main cause". */
  turned: ExtremeVerdict[];
};

/** An overview speaks of the whole period. */
const OVERVIEW =
  /^\W*(?:overall|in general|generally|in summary|to sum up|it (?:is|can be) (?:clear|evident|noticeable|seen))/i;
const GOES_ON =
  /^[^;]*?\b(?:it|its|they|their|this|these|both|them|the (?:number|figure|percentage|proportion|share|amount|trips?|fee|decline|rise|increase|enrolments)|there (?:was|were)|each was)\b/i;

/** What the sentences before spoke of, and the last number told of each row. */
type Context = Map<Sheet, Carried & { paragraph: number; told: Told[]; seen: number[] }>;

function readSentence(sentence: Sentence, sheet: Sheet, context: Context, overview: boolean): Read {
  const { text } = sentence;
  const mentions = mentionsIn(text, sheet);
  const numbers = saidNumbers(text, mentions.masked, sheet);
  const known = context.get(sheet);
  const goesOn = known?.paragraph === sentence.paragraph && GOES_ON.test(text);
  const sameParagraph = known?.paragraph === sentence.paragraph;
  const carried: Carried = {
    rows: goesOn && mentions.rows.every((one) => one.aside || GOES_ON.test(text.slice(0, one.start))) ? known.rows : [],
    // In time a sentence moves on; a group of people or a kind of work stays the topic until another is named.
    columns: sameParagraph && !mentions.columns.length && !sheet.timed ? known.columns : [],
    seen: sameParagraph ? known.seen : [],
  };
  const verdicts = numbers.map((number) => checkNumber(text, number, numbers, sheet, mentions, carried));
  const told = verdicts.flatMap((verdict, i): Told[] =>
    verdict.verdict === 'right' && verdict.sure ? [{ ...numbers[i]!, row: verdict.row, column: verdict.column }] : [],
  );
  const earlier = sameParagraph ? known.told : [];
  const trends = checkTrends(
    text,
    sheet,
    mentions,
    numbers,
    carried.rows,
    overview,
    [...earlier, ...told],
    known?.seen,
  );
  const extremes = checkExtremes(text, sheet, mentions, carried.rows, told);
  const turned =
    sheet.timed || isMixed(sheet) || sheet.rows.some((row, r) => row.total && r < sheet.rows.length - 1)
      ? []
      : checkExtremes(
          text,
          turn(sheet),
          {
            ...mentions,
            rows: mentions.columns,
            columns: mentions.rows.filter((one) => !sheet.rows[one.index]!.total),
          },
          carried.columns,
          [],
        );
  const subjects = mentions.rows.filter((one) => !one.aside);
  // What is only measured against is no topic: which of the two goes on is open.
  const open =
    mentions.rows.length > 0 && sameParagraph && known.rows.length ? [...distinct(mentions.rows), ...known.rows] : [];
  const rows = subjects.length
    ? distinct(subjects)
    : [...new Set(open.length || goesOn ? open : distinct(mentions.rows))];
  // "Even this was dwarfed by that of bottled water": the next "it" may be either.
  const overtaken = mentions.rows.some((one) =>
    /\bby (?:(?:that|those) (?:of|for|in) )?(?:the )?$/i.test(text.slice(0, one.start)),
  );
  const columns = distinct(mentions.columns);
  // What a sentence does not name again, the next one may still speak of.
  context.set(sheet, {
    rows: subjects.length || overtaken || !(sameParagraph && goesOn) ? rows : known.rows,
    columns: columns.length ? columns : sameParagraph ? known.columns : [],
    paragraph: sentence.paragraph,
    seen: [...new Set([...(sameParagraph ? known.seen : []), ...distinct(mentions.rows)])],
    told: [...earlier, ...told].slice(-4).map((one) => ({ ...one, start: -1, end: -1 })),
  });
  return { sheet, numbers, verdicts, trends, extremes, turned };
}

/** A number is right if any figure has it, and wrong only if no figure leaves room for it. */
function numbersIn(sentence: Sentence, reads: Read[]): FigureCheck[] {
  const places = new Map<number, { number: SaidNumber; verdicts: { sheet: Sheet; verdict: NumberVerdict }[] }>();
  for (const { sheet, numbers, verdicts } of reads) {
    for (const [i, number] of numbers.entries()) {
      const place = places.get(number.start) ?? { number, verdicts: [] };
      place.verdicts.push({ sheet, verdict: verdicts[i]! });
      places.set(number.start, place);
    }
  }
  return [...places.values()].flatMap(({ number, verdicts: all }) => {
    const meant = ofOnePart(reads, number, sentence.text);
    const verdicts =
      meant.length < reads.length ? all.filter(({ sheet }) => meant.some((one) => one.sheet === sheet)) : all;
    // A label of one figure may be a number in another: "2024-25".
    if (verdicts.length < meant.length) return [];
    const right = verdicts.find(({ verdict }) => verdict.verdict === 'right');
    const silent = verdicts.filter(({ verdict }) => verdict.verdict === 'silent');
    const compared = verdicts.filter(({ verdict }) => verdict.verdict !== 'silent');
    const wrong = verdicts.find(({ verdict }) => verdict.verdict === 'wrong') ?? compared[0];
    if (right)
      return [
        { ...check(sentence, 'number', true, numberComment(number, right.sheet, right.verdict)), ...cellOf(right) },
      ];
    if (!wrong || (silent.length && meant.length > 1 && silent.some(({ sheet }) => usable(number, sheet)))) return [];
    return [
      { ...check(sentence, 'number', false, numberComment(number, wrong.sheet, wrong.verdict)), ...cellOf(wrong) },
    ];
  });
}

/** The one value a number was held against, so that a page can mark it in the figure. */
function cellOf({ sheet, verdict }: { sheet: Sheet; verdict: NumberVerdict }): Pick<FigureCheck, 'cell'> {
  if (verdict.verdict !== 'right' && verdict.verdict !== 'wrong') return {};
  const [row, column] = [sheet.rows[verdict.row ?? -1]?.name, sheet.columns[verdict.column ?? -1]?.name];
  if (row === undefined || column === undefined) return {};
  return { cell: sheet.swapped ? { row: column, column: row } : { row, column } };
}

/** Two figures with different units: a share says nothing against the one in thousands. */
const usable = (number: SaidNumber, sheet: Sheet) =>
  number.percent ? sheet.units.some((unit) => unit.percent) : !sheet.units.every((unit) => unit.percent);

function othersIn(sentence: Sentence, reads: Read[]): FigureCheck[] {
  const trends = reads.flatMap(({ sheet, trends }) => trends.map((verdict) => ({ sheet, verdict })));
  const extremes = reads.flatMap(({ sheet, extremes, turned }) => [
    ...extremes.map((verdict) => ({ sheet, verdict })),
    ...turned
      .filter((verdict) => !extremes.some((one) => one.at === verdict.at))
      .map((verdict) => ({ sheet: turn(sheet), verdict })),
  ]);
  // What its own numbers contradict is told once, whatever the figures say.
  const against = contradictions(sentence.text, reads[0]?.numbers ?? []);
  const open = trends.filter(({ verdict }) => !against.some(({ at }) => at === verdict.at));
  return [
    ...against.map((one) => check(sentence, 'trend', false, contradictionComment(one))),
    ...settled(open).map(({ sheet, verdict }) => check(sentence, 'trend', verdict.ok, trendComment(verdict, sheet))),
    ...settled(inTime(sentence.text, extremes)).map(({ sheet, verdict }) =>
      check(sentence, 'extreme', verdict.ok, extremeComment(verdict, sheet)),
    ),
  ];
}

/** "The biggest source in both years": a figure without years is not meant, though it names the same rows. */
function inTime<One extends { sheet: Sheet; verdict: { at: number } }>(text: string, list: One[]): One[] {
  const timed = list.filter(({ sheet }) => sheet.timed);
  // Only of what stands in the same clause: "the largest in both years and the most expensive in the table".
  const isOfAllYears = ({ verdict }: One) => ALL_YEARS.test(clauseAt(text, verdict.at));
  const said = timed.filter(isOfAllYears);
  if (said.length)
    return list.filter((one) => one.sheet.timed || !said.some(({ verdict }) => verdict.at === one.verdict.at));
  // "Remained the largest": only over time can anything remain.
  return list.filter(
    ({ sheet, verdict }) =>
      sheet.timed || !REMAINED.test(text.slice(0, verdict.at)) || !timed.some((one) => one.verdict.at === verdict.at),
  );
}
const ALL_YEARS = /\bin (?:both|all|each of the) (?:the )?(?:\w+ )?years\b|\bthroughout\b/i;
const CLAUSE = /[;,]|\b(?:and|but|while|whereas|although)\b/gi;

/** The clause around a place. */
function clauseAt(text: string, at: number): string {
  const ends = [...text.matchAll(CLAUSE)].map(({ index }) => index);
  return text.slice(
    Math.max(0, ...ends.filter((one) => one < at)),
    Math.min(text.length, ...ends.filter((one) => one > at)),
  );
}
const REMAINED = /\b(?:remain(?:ed|s)|stayed|became|become|continued to be|(?:was|were) still)\s+(?:by far\s+)?$/i;

/** Where two figures speak of the same rows, one that agrees is enough. */
const settled = <Verdict extends { ok: boolean; at: number; row: number; sure?: true }>(
  list: { sheet: Sheet; verdict: Verdict }[],
) =>
  list.filter(({ sheet, verdict }, i) => {
    const all = list.filter(
      (one) => one.verdict.at === verdict.at && one.sheet.rows[one.verdict.row]!.name === sheet.rows[verdict.row]!.name,
    );
    const same = all.some((one) => one.verdict.sure) ? all.filter((one) => one.verdict.sure) : all;
    if (!same.some((one) => one.verdict === verdict)) return false;
    return (
      same.length === 1 ||
      (verdict.ok
        ? same.find((one) => one.verdict.ok)?.verdict === verdict
        : same.every((one) => !one.verdict.ok) && list.indexOf(same[0]!) === i)
    );
  });

const check = (
  sentence: Sentence,
  kind: NonNullable<FigureCheck['kind']>,
  ok: boolean,
  comment: FigureCheck['comment'],
): FigureCheck => ({
  ok,
  kind,
  quote: quote(sentence),
  comment,
});
