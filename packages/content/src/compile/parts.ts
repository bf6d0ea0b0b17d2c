import type { Item } from '../schema/item.ts';

/** What is sent before submission, what never leaves the server, what is sent after. */
export type Parts = { public: object; key: object; review: object };

/** Drawings of the pack by path, and what stands beside its recordings; without them a map is named, not drawn. */
export type Drawings = ReadonlyMap<string, { svg?: string; json?: unknown; sound?: { seconds: number } }>;

type Studied = Exclude<Item, { kind: 'menu' | 'task' }>;

/** What every list and filter shows. */
export const headOf = ({ title, topic, tags, level, year, access, attribution, licence }: Studied) => ({
  title,
  topic,
  tags,
  ...(level !== undefined && { level }),
  ...(year !== undefined && { year }),
  access,
  ...(attribution && { attribution }),
  ...(licence && { licence }),
});
