import { MISTAKE_STATES, type MistakeState } from '@ninefold/core/mistakes/kinds';
import { api } from '#lib/api.ts';
import type { Group } from '../mistakes.queries.ts';
import type { ToldRow } from './sides.ts';

/** A file of more lines than this nobody opens; the newest come first. */
const MOST = 5000;
/** What is right takes more room, and nobody prints or learns more than this at once. */
const MOST_TOLD = 500;

export type Wanted = {
  groups: readonly Group[];
  /** Only these; without it all of them. */
  state: MistakeState | undefined;
};

/** Every mistake of these kinds, page by page; `told`: with what is right. */
export async function readAll({ groups, state }: Wanted, told: boolean): Promise<ToldRow[]> {
  const rows: ToldRow[] = [];
  const most = told ? MOST_TOLD : MOST;
  const asked = told ? ({ page_size: 50, with_solutions: 1 } as const) : { page_size: 100 };
  for (const { skill, kind } of groups)
    for (const of of state ? [state] : MISTAKE_STATES)
      for (let before: number | undefined; rows.length < most; ) {
        const page = await api.mistakes.getList({ skill, kind, state: of, ...asked, ...(before && { before }) });
        rows.push(...page.list);
        before = page.next;
        if (page.next === 0) break;
      }
  return rows.slice(0, most);
}
