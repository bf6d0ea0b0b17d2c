import type { AssessedReport, Correction, EssayReport } from '@ninefold/contract/writing/report';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ErrorKind } from '@ninefold/core/writing/error-kinds';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { sentenceAt } from '@ninefold/core/writing/sentence-at';
import { countSlips } from '@ninefold/core/writing/slip-counts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { type SlipFilter, slipsRepo } from './slips.repo.ts';

export type Slips = ReturnType<typeof slipsService>;
type Draft = { id: number; user_id: number; task: EssayTask };

const LAST_ESSAYS = 50;

/** What goes wrong again and again: the slips of every report that is shown, counted as they come and go. */
export const slipsService = ({ db }: Pick<Deps, 'db'>) => {
  return {
    /** A draft has a report, its first or another one: the slips of the earlier one no longer count. */
    async record(tx: Db, draft: Draft, report: AssessedReport): Promise<void> {
      const repo = slipsRepo(tx);
      await forget(tx, draft);
      const slips = report.corrections.filter(({ certain }) => certain);
      const kinds = countSlips(slips);
      await repo.insert(
        slips.map(({ kind, rule, start, end }) => ({
          user_id: draft.user_id,
          record_id: draft.id,
          task: draft.task,
          kind,
          rule,
          start,
          end,
        })),
      );
      await repo.setCount({
        record_id: draft.id,
        user_id: draft.user_id,
        task: draft.task,
        words: report.words,
        kinds,
      });
      await repo.addTotals(draft.user_id, draft.task, sumsOf(report.words, kinds, 1));
    },

    forget,

    async getErrorKinds(userId: number, { task }: { task?: EssayTask | undefined }) {
      const totals = await slipsRepo(db).totals(userId, task);
      const last = await slipsRepo(db).lastCounts(userId, task, LAST_ESSAYS);
      const words = totals.find(({ kind }) => kind === '');
      return {
        essays: words?.essays ?? 0,
        words: words?.count ?? 0,
        kinds: totals
          .flatMap(({ kind, count, essays }) =>
            kind !== '' && count > 0 && essays > 0 ? [{ kind, count, essays }] : [],
          )
          .sort((a, b) => b.count - a.count),
        list: last.map(({ handed_in_at, prompt_id, ...row }) => ({
          ...row,
          prompt_id: prompt_id ?? 0,
          at: secondsOf(handed_in_at),
        })),
      };
    },

    async getErrorList(userId: number, input: SlipFilter & { page_size: number }) {
      const rows = await slipsRepo(db).page(userId, input, input.page_size + 1);
      const shown = rows.slice(0, input.page_size);
      const reports = await slipsRepo(db).reports([...new Set(shown.flatMap(({ scoring_id }) => scoring_id ?? []))]);
      const list = shown.flatMap((row) => {
        const report = reports.find(({ id }) => id === row.scoring_id)?.report as EssayReport | undefined;
        if (!report?.assessable) return [];
        const found = report.corrections.find((one) => isAt(one, row));
        if (!found) return [];
        const { id, record_id, paper_id, task, title, kind, start, end } = row;
        const { original, replacement, explanation } = found;
        const at = secondsOf(row.handed_in_at);
        const sentence = sentenceAt(report.text, start, end);
        return [
          { id, record_id, paper_id, task, title, kind, start, end, original, replacement, sentence, explanation, at },
        ];
      });
      return { list, has_more: rows.length > input.page_size ? (1 as const) : (0 as const) };
    },

    shownOf: (rules: readonly string[]) => slipsRepo(db).shownOf(rules),
  };

  async function forget(tx: Db, draft: Draft): Promise<void> {
    const repo = slipsRepo(tx);
    const before = await repo.countOf(draft.id);
    if (!before) return;
    await repo.addTotals(draft.user_id, draft.task, sumsOf(before.words, before.kinds, -1));
    await repo.removeOf(draft.id);
    await repo.removeCount(draft.id);
  }
};

/** What an essay adds to the sums, or takes from them. */
const sumsOf = (words: number, kinds: Partial<Record<ErrorKind, number>>, sign: 1 | -1) => [
  { kind: '' as const, count: sign * words, essays: sign },
  ...Object.entries(kinds).map(([kind, count]) => ({ kind: kind as ErrorKind, count: sign * count, essays: sign })),
];

const isAt = (one: Correction, at: { start: number; end: number; rule: string }) =>
  one.start === at.start && one.end === at.end && one.rule === at.rule;
