import type { PackView } from '../pack-view.ts';
import type { Item, ItemOf, Kind } from '../schema/item.ts';

/** An error keeps a pack out; a warning is for the author, and a shipped pack has none. */
export type Level = 'error' | 'warning';
export type Trouble = { where: string; what: string };

export type ItemCheck = { name: string; level: Level; look: (item: Item, view: PackView) => Trouble[] };
export type PackCheck = { name: string; level: Level; lookAll: (view: PackView) => (Trouble & { file: string })[] };

/** A check of some kinds of items; it is never asked about the others. */
export function itemCheck<const K extends Kind>(
  name: string,
  level: Level,
  kinds: readonly K[],
  look: (item: ItemOf<K>, view: PackView) => Trouble[],
): ItemCheck {
  const isMine = (item: Item): item is ItemOf<K> => (kinds as readonly Kind[]).includes(item.kind);
  return { name, level, look: (item, view) => (isMine(item) ? look(item, view) : []) };
}

export const anyItemCheck = (name: string, level: Level, look: ItemCheck['look']): ItemCheck => ({ name, level, look });

export const trouble = (where: string, what: string): Trouble => ({ where, what });
