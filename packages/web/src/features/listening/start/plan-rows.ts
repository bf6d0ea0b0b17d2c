import type { Paper } from '@ninefold/contract/practice/paper';
import { type RunningStep, runningSeconds } from '@ninefold/core/practice/running-order';

export type PlanRow = { kind: 'part'; part: number; paper: Paper; at: number; seconds: number } | Plain;
type Plain = { kind: 'check' | 'end'; at: number; seconds: number };

/** The running order as the start page shows it: when each part begins and how long it takes. */
export function planRows(running: readonly RunningStep[], papers: readonly Paper[]): PlanRow[] {
  const end = runningSeconds(running);
  const check = running.find(({ kind }) => kind === 'check');
  const starts = papers.map((_, part) => running.find((step) => 'part' in step && step.part === part)?.at ?? 0);
  return [
    ...papers.map((paper, part) => {
      const at = starts[part] ?? 0;
      return { kind: 'part' as const, part, paper, at, seconds: (starts[part + 1] ?? check?.at ?? end) - at };
    }),
    ...(check ? [{ kind: 'check' as const, at: check.at, seconds: check.seconds }] : []),
    { kind: 'end' as const, at: end, seconds: 0 },
  ];
}
