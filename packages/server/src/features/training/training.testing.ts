import { randomUUID } from 'node:crypto';
import type { Training } from '@ninefold/contract/training/record';
import type { ItemMark } from '@ninefold/core/training/mark-item';
import type { PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import type { Visitor } from '#testing/app.ts';

/** What the tests of training do again and again, as a learner would. */

export type Api = Pick<Visitor, 'api'>;
export const AGREEMENT = 'grammar-agreement';

export const startSet = ({ api }: Api, id: number, fresh = false) =>
  api.training.start({ id, key: randomUUID(), fresh });

export const answerItem = (
  { api }: Api,
  recordId: number,
  item: string,
  value?: string | string[],
  key: string = randomUUID(),
) => api.training.saveAnswer({ record_id: recordId, item, key, ...(value !== undefined && { value }) });

/** The right answers, which no learner is ever sent before an answer. */
export async function keysOfSet(site: PracticeSite, id: number): Promise<Map<string, string | string[]>> {
  const [row] = await site.rows<{ key: { marks: (ItemMark & { key: string })[] } }>(
    'select key from content_items where id = $1',
    [id],
  );
  return new Map(
    (row?.key.marks ?? []).map(({ key, pairs, accept = [] }) => [
      `${id}.${key}`,
      pairs ? pairs.map(([, right]) => right) : (accept[0] ?? ''),
    ]),
  );
}

/** Everything right but for these, which are left without an answer. */
export async function goThrough(site: PracticeSite, learner: Api, record: Training, unknown: readonly string[] = []) {
  const keys = await keysOfSet(site, record.collection_id);
  for (const { key } of record.items)
    await answerItem(learner, record.id, key, unknown.includes(key) ? undefined : keys.get(key));
  return learner.api.training.submit({ record_id: record.id });
}
