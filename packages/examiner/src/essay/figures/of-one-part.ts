import type { NumberVerdict } from './check-numbers.ts';
import type { SaidNumber } from './said-numbers.ts';
import type { Sheet } from './sheet/sheet.ts';

type Read = { sheet: Sheet; numbers: SaidNumber[]; verdicts: NumberVerdict[] };

/**
 * A table of several parts over the same years: "crime novels went up from 20 to 160 thousand and children's books from
 * 25 to 120" is about the part that has the other numbers, where one alone has them all. Its word on this number counts.
 */
export function ofOnePart<One extends Read>(reads: One[], number: SaidNumber, text: string): One[] {
  if (reads.length < 2 || !reads.every(({ sheet }) => sheet.part)) return reads;
  // "In 2015, 2,000 thousand printed books were sold": the part is named.
  const named = reads.filter(({ sheet }) => text.search(sheet.part!.own) >= 0 && !sheet.part!.others.test(text));
  if (named.length === 1) return named;
  const others = ({ numbers, verdicts }: One) =>
    numbers.flatMap((one, i) => (one.start === number.start || one.derived ? [] : [verdicts[i]!]));
  const fitting = reads.filter((read) => {
    const list = others(read);
    return list.length > 1 && list.every((verdict) => verdict.verdict === 'right' && verdict.sure);
  });
  const [only, second] = fitting;
  // Another part that has as much as one of them may be meant from there on.
  const strays = reads.some(
    (read) => read !== only && others(read).filter((one) => one.verdict === 'right').length > 1,
  );
  return only && !second && !strays && !only.sheet.part!.others.test(text) ? [only] : reads;
}
