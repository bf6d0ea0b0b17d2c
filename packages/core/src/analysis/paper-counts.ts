import type { MistakeKind } from '../mistakes/kinds.ts';
import type { Reason } from '../practice/marking/reasons.ts';

/** What one marked paper adds to the analysis. */

/** Right, and of how many. */
export type Tally = [right: number, total: number];
export type Tallies = Record<string, Tally>;

/** Why marks of papers are lost, in the order every screen lists them. */
export const LOSS_REASONS = ['question', 'spelling', 'plural', 'over_limit', 'not_reached', 'changed'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
export type Losses = Partial<Record<LossReason, number>>;

export type CountedQuestion = {
  key: string;
  type: string;
  /** Its group in the paper. */
  group: number;
  marks: readonly (Reason | null)[];
  /** Its key was shown on the way: it proves nothing. */
  checked: boolean;
};

export type CountedPaper = {
  questions: readonly CountedQuestion[];
  /** Active seconds by group; a group that was not timed is missing. */
  seconds: Readonly<Record<number, number>>;
};

export type PaperCounts = { right: number; total: number; types: Tallies; minutes: Tallies; losses: Losses };

/** Ten minutes are one column: shorter ones would hold too few questions to mean anything. */
export const MINUTES_A_COLUMN = 10;

/** The papers of one attempt in their order: the minutes of a later one go on where the earlier one ended. */
export function countPapers(
  papers: readonly CountedPaper[],
  lost: readonly { key: string; kind: MistakeKind; marks: number }[],
): PaperCounts[] {
  let began = 0;
  return papers.map(({ questions, seconds }) => {
    const minutes = minutesOf(questions, seconds, began);
    began += Object.values(seconds).reduce((sum, one) => sum + one, 0);
    const counts: PaperCounts = { right: 0, total: 0, types: {}, minutes: {}, losses: {} };
    for (const { key, type, marks, checked } of questions) {
      if (checked) continue;
      const right = marks.filter((mark) => mark === null).length;
      counts.right += right;
      counts.total += marks.length;
      add(counts.types, type, [right, marks.length]);
      const minute = minutes.get(key);
      if (minute !== undefined) add(counts.minutes, String(minute), [right, marks.length]);
      for (const one of lost)
        if (one.key === key && isLossReason(one.kind))
          counts.losses[one.kind] = (counts.losses[one.kind] ?? 0) + one.marks;
    }
    return counts;
  });
}

/** The questions of a group share its time evenly: only the time of the whole group is known. */
function minutesOf(questions: readonly CountedQuestion[], seconds: CountedPaper['seconds'], began: number) {
  const minutes = new Map<string, number>();
  let at = began;
  for (const group of [...new Set(questions.map((question) => question.group))]) {
    const mine = questions.filter((question) => question.group === group);
    const spent = seconds[group] ?? 0;
    mine.forEach(({ key }, place) => {
      const moment = at + (spent * (place + 0.5)) / mine.length;
      if (spent > 0) minutes.set(key, Math.floor(moment / 60 / MINUTES_A_COLUMN) * MINUTES_A_COLUMN);
    });
    at += spent;
  }
  return minutes;
}

const isLossReason = (kind: MistakeKind): kind is LossReason => (LOSS_REASONS as readonly string[]).includes(kind);

function add(tallies: Tallies, name: string, [right, total]: Tally): void {
  const [before, all] = tallies[name] ?? [0, 0];
  tallies[name] = [before + right, all + total];
}

export const addTallies = (all: readonly Tallies[]): Tallies => {
  const sum: Tallies = {};
  for (const tallies of all) for (const [name, tally] of Object.entries(tallies)) add(sum, name, tally);
  return sum;
};

export function addLosses(all: readonly Losses[]): { reason: LossReason; marks: number }[] {
  return LOSS_REASONS.map((reason) => ({
    reason,
    marks: all.reduce((sum, losses) => sum + (losses[reason] ?? 0), 0),
  })).filter(({ marks }) => marks > 0);
}
