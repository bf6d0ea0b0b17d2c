import type { Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';
import { inUnit, type Sheet } from '../sheet/sheet.ts';

/** One number of a sentence, with all that may say what it is told of. */
export type Asked = {
  text: string;
  number: SaidNumber;
  numbers: SaidNumber[];
  sheet: Sheet;
  mentions: Mentions;
  /** What the sentence goes on about: "it", "they". */
  carried: number[];
  /** Every row that the paragraph has named so far. */
  seen: number[];
};

/**
 * The grammar of the sentence leaves only `rows`. `value`: they have no such value; `worked`: nothing worked out from them
 * comes to it; `run`: none of them goes from the one number to the other.
 */
export type Refuted =
  | { rows: number[]; how: 'value' | 'worked' }
  | { rows: number[]; how: 'run'; run: [string, string] };

export const allColumns = (sheet: Sheet): number[] => sheet.columns.map((_, c) => c);

/** "About", "only", "a mere": what may stand right before a number. */
export const HEDGES =
  '(?:(?:about|around|approximately|roughly|nearly|almost|some|just|only|over|under|exactly|a|an|the|mere|further|another|full|as|little|much|more|less|fewer|than|well|slightly|to|of|peak|low|high|new|record|total|maximum|minimum|merely|barely|close)\\s+){0,4}[€£$¥]?';

/** What stands since the last sign or word at which a statement may begin. */
export const clauseBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[;:(]|,(?!\d)|\b(?:while|whereas|but)\b/)
    .at(-1)!;

/** "In August the difference was": the one moment that a sentence opens with, where no other is told. */
export function momentOf({ text, number, sheet, mentions }: Asked): number[] | null {
  const [first] = mentions.columns;
  const only = first && mentions.columns.every((one) => one.index === first.index) && first.end <= number.start;
  if (!sheet.timed || !only || !/^(?:(?:but|and|however,?|then) )?(?:in|by|at|on) $/i.test(text.slice(0, first.start)))
    return null;
  return MOVES.test(text.slice(first.end)) ? null : [first.index];
}
const MOVES =
  /\b(?:later|then|after\w*|before|until|next|since|earlier|ago|previous\w*|end|start|beginning|outset|last|first|final\w*|once|had)\b/i;

/** In the figure's own unit, or with no other word that it could count: "5 or 6 metres long" tells of something else. */
export const isMeasured = ({ text, number, sheet }: Asked): boolean =>
  number.percent ||
  number.large ||
  sheet.units.some((unit) => inUnit(number, unit)) ||
  /^\W*(?:$|[.,;:)]|\s(?:in|at|by|and|or|to|but|for|each)\b)/i.test(text.slice(number.end));
