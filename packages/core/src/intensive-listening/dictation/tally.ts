import { type DictatedWord, SLIPS, type Slip } from './mark-dictation.ts';

type Line = { right: number; total: number; words: readonly DictatedWord[] };

/** The whole section: how many words were right, how many sentences were right to the last word, and every kind of slip. */
export type DictationTally = {
  right: number;
  total: number;
  lines: number;
  perfect: number;
  slips: Record<Slip, number>;
};

export function tallyDictation(lines: readonly Line[]): DictationTally {
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  const counted = (slip: Slip) => sum(({ words }) => words.filter((word) => word.slip === slip).length);
  return {
    right: sum(({ right }) => right),
    total: sum(({ total }) => total),
    lines: lines.length,
    perfect: lines.filter(({ words }) => words.every(({ slip }) => slip === '')).length,
    slips: Object.fromEntries(SLIPS.map((slip) => [slip, counted(slip)])) as Record<Slip, number>,
  };
}
