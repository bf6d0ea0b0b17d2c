import { readFileSync, writeFileSync } from 'node:fs';
import type { Scorer } from '../../scorer.ts';
import { judgedEssays } from './judged-essays.ts';
import { type Statement, statementsOf } from './statements.ts';

export type Verdict = 'true' | 'untrue' | 'empty';
/** What a reader said about one statement of the report on one essay. `by` tells the rounds of reading apart. */
export type Judgement = { essay: string; statement: string; said: string; judged: Verdict; why?: string; by: string };
/** A statement of today's report with its judgement, if a reader has seen these very words. */
export type Told = Statement & { essay: string; band: number; judgement?: Judgement };

const FILE = new URL('../../../../training/judged-statements.json', import.meta.url);

export const readJudgements = (): Judgement[] => JSON.parse(readFileSync(FILE, 'utf8')) as Judgement[];
export const writeJudgements = (all: Judgement[]): void => writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);

/** Today's reports on the judged essays, each statement with what was said about it last. */
export async function toldToday(scorer: Scorer): Promise<Told[]> {
  const known = new Map(readJudgements().map((one) => [`${one.essay}\n${one.said}`, one]));
  const told: Told[] = [];
  for (const { id, band, request } of judgedEssays()) {
    for (const statement of statementsOf(await scorer.score(request))) {
      const judgement = known.get(`${id}\n${statement.said}`);
      told.push({ ...statement, essay: id, band, ...(judgement ? { judgement } : {}) });
    }
  }
  return told;
}

export type Shares = { all: number; judged: number; untrue: number; empty: number };
export function sharesOf(told: Told[]): Shares {
  const judged = told.filter((one) => one.judgement);
  const part = (verdict: Verdict) =>
    judged.filter((one) => one.judgement!.judged === verdict).length / Math.max(1, judged.length);
  return { all: told.length, judged: judged.length, untrue: part('untrue'), empty: part('empty') };
}
