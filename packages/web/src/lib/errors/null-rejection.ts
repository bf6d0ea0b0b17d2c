import { hashKey, type QueryKey } from '@tanstack/react-query';
import { isWorthRetrying } from '../query-client.ts';
import { reportSilentRefusal } from '../report-error.ts';

const whys = new Map<string, unknown>();

/**
 * For the lists that the specification has reject with null and stop loading. Why they failed is kept beside them, so
 * that a page can still say it, and is logged as every other refusal.
 */
export async function orNull<Answer>(key: QueryKey, asked: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asked;
    whys.delete(hashKey(key));
    return answer;
  } catch (error) {
    whys.set(hashKey(key), error);
    reportSilentRefusal(error);
    return Promise.reject(null);
  }
}

/** Why the list of this key was rejected the last time; null: it was not. */
export const whyNull = (key: QueryKey): unknown => whys.get(hashKey(key)) ?? null;

/** As for every query: one quick second try where it may help. */
export const retryNull =
  (key: QueryKey) =>
  (failures: number): boolean =>
    isWorthRetrying(failures, whyNull(key));
