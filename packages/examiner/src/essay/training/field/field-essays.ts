import { createHash } from 'node:crypto';
import { openScorer } from '../../scorer.ts';
import { readMarked } from '../data.ts';
import { type Statement, statementsOf } from '../judged/statements.ts';

/** A web essay with all its report says: what a reader needs to judge it. */
export type FieldEssay = {
  id: string;
  task: 1 | 2;
  prompt: string;
  band: number;
  text: string;
  statements: Statement[];
};

const order = (id: string) => createHash('md5').update(id).digest('hex');

/** Web essays in an order that says nothing about them, so that any stretch of it is a fair sample. */
export async function fieldEssays(from: number, to: number, below: number): Promise<FieldEssay[]> {
  const scorer = await openScorer();
  const all = readMarked('kaggle_ielts').sort((a, b) => order(a.id).localeCompare(order(b.id)));
  const read: FieldEssay[] = [];
  for (const { id, task, prompt, essay } of all.slice(from, to)) {
    const report = await scorer.score({ task, prompt, essay });
    if (!report.assessable || report.overall.band >= below) continue;
    read.push({ id, task, prompt, band: report.overall.band, text: report.text, statements: statementsOf(report) });
  }
  await scorer.close();
  return read;
}

/** The essays as a reader gets them. */
export const asText = (essays: readonly FieldEssay[]): string =>
  essays
    .map(
      ({ id, task, prompt, text, statements }) =>
        `## ${id} (task ${task})\n\n> ${prompt.replaceAll('\n', ' ')}\n\n${text}\n\n${statements
          .map(({ key, said }) => `- ${key} ${said}`)
          .join('\n')}\n`,
    )
    .join('\n');
