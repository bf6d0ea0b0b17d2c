import type { SatPart } from '@ninefold/core/speaking/parts';

/** What the address of the hub holds: nothing for its front, else which list. */
export type HubSearch = { part?: SatPart; q?: string; state?: 'new' | 'practised' };

export function readHubSearch({ part, q, state }: Record<string, unknown>): HubSearch {
  const wanted = ([0, 1, 2, 3] as const).find((one) => String(one) === String(part));
  return {
    ...(wanted !== undefined && { part: wanted }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.slice(0, 100) }),
    ...((state === 'new' || state === 'practised') && { state }),
  };
}
