import { posix } from 'node:path';
import { placeOf, resolveImport } from './place.ts';
import type { Source } from './source.ts';

type Edge = { from: string; to: string; at: string };

/**
 * Folders that lie side by side must not need each other: then each can be read, moved and tested alone. Files of the
 * folder above do not count, they are what the two share. Types, what is loaded on demand, and tests are left out.
 */
export function folderCircles(sources: ReadonlyMap<string, Source>): { path: string; says: string }[] {
  return [...siblingEdges(sources)].flatMap(([parent, edges]) =>
    circlesIn(edges).map((circle) => {
      const { at, to } = edges.find(({ from, to: next }) => from === circle[0] && next === circle[1]) ?? {
        at: parent,
        to: '',
      };
      return {
        path: at,
        says: `${[...circle, circle[0]].join(' → ')} in ${parent} is a circle (this file needs ${to})`,
      };
    }),
  );
}

/** Parent folder → which of its subfolders imports which other one, with the file that does. */
function siblingEdges(sources: ReadonlyMap<string, Source>): Map<string, Edge[]> {
  const found = new Map<string, Edge[]>();
  for (const { path, imports } of sources.values()) {
    if (placeOf(path).isTest || !path.startsWith('packages/')) continue;
    for (const { target, isType, isLazy } of imports) {
      const resolved = isType || isLazy ? null : resolveImport(path, target);
      const fork = resolved && sources.has(resolved) && !placeOf(resolved).isTest ? forkOf(path, resolved) : null;
      if (!fork) continue;
      const edges = found.get(fork.parent) ?? [];
      if (!edges.some(({ from, to }) => from === fork.from && to === fork.to)) edges.push({ ...fork, at: path });
      found.set(fork.parent, edges);
    }
  }
  return found;
}

/** Where the two paths part, when both go on into a folder there. */
function forkOf(path: string, other: string): { parent: string; from: string; to: string } | null {
  const [a, b] = [posix.dirname(path).split('/'), posix.dirname(other).split('/')];
  const at = a.findIndex((name, depth) => name !== b[depth]);
  const [from, to] = [a[at], b[at]];
  return at > 2 && from && to ? { parent: a.slice(0, at).join('/'), from, to } : null;
}

/** Every circle once, beginning at its first name in the alphabet; the shortest way round. */
function circlesIn(edges: readonly Edge[]): string[][] {
  const names = [...new Set(edges.map(({ from }) => from))].sort();
  const seen = new Set<string>();
  return names.flatMap((name) => {
    const circle = wayBack(name, edges);
    const key = circle ? [...circle].sort().join(' ') : '';
    if (!circle || seen.has(key)) return [];
    seen.add(key);
    return [circle];
  });
}

function wayBack(start: string, edges: readonly Edge[]): string[] | null {
  const ways: string[][] = [[start]];
  const visited = new Set<string>();
  for (const way of ways) {
    for (const { from, to } of edges) {
      if (from !== way.at(-1)) continue;
      if (to === start) return way;
      if (visited.has(to)) continue;
      visited.add(to);
      ways.push([...way, to]);
    }
  }
  return null;
}
