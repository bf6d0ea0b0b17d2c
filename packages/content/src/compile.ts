import { createHash } from 'node:crypto';
import type { Item } from './schema/item.ts';

/** An item cut in three: what is sent before submission, what never leaves the server, what is sent after. */
export type CompiledItem = {
  slug: string;
  kind: Item['kind'];
  rev: number;
  status: Item['status'];
  hash: string;
  public: object;
  key: object;
  review: object;
};

export function compileItem(item: Item): CompiledItem {
  const { id, kind, rev, status } = item;
  return { slug: id, kind, rev, status, hash: hashOf(item), ...parts(item) };
}

function parts(item: Item): Pick<CompiledItem, 'public' | 'key' | 'review'> {
  switch (item.kind) {
    case 'menu':
      return { public: { audience: item.audience, items: item.items }, key: {}, review: {} };
  }
}

/** `rev` is left out: the same content under a new number is still the same content. */
export function hashOf(item: Item): string {
  const { rev: _rev, ...content } = item;
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, 32);
}

/** JSON with sorted keys, so that the order in the YAML file does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
