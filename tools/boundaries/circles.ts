import { perTree } from './per-tree.ts';
import { placeOf, resolveImport } from './place.ts';
import type { Source } from './source.ts';

/**
 * Features of the server import each other in one direction: of two that import each other neither can be read, moved
 * or tested alone. An import of a type counts. What has to call back is given a function by `services.ts`.
 */
export function circleComplaints(source: Source, all: ReadonlyMap<string, Source>): string[] {
  const from = featureOf(source.path);
  if (!from) return [];
  const users = importsBetween(all);
  return [...new Set(targetsOf(source))].flatMap((to) => {
    const back = wayBack(to, from, users);
    return back ? [`a circle of features: ${[from, ...back].join(' → ')}`] : [];
  });
}

function featureOf(path: string): string {
  const { pkg, feature, isTest } = placeOf(path);
  return pkg === 'server' && !isTest ? feature : '';
}

function targetsOf({ path, imports }: Source): string[] {
  const from = featureOf(path);
  return imports
    .map(({ target }) => featureOf(resolveImport(path, target) ?? ''))
    .filter((to) => from && to && to !== from);
}

const importsBetween = perTree((all) => {
  const graph = new Map<string, Set<string>>();
  for (const source of all.values()) {
    const from = featureOf(source.path);
    for (const to of targetsOf(source)) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
});

function wayBack(
  at: string,
  goal: string,
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  seen = new Set<string>(),
): string[] | null {
  if (at === goal) return [at];
  if (seen.has(at)) return null;
  seen.add(at);
  for (const next of graph.get(at) ?? []) {
    const rest = wayBack(next, goal, graph, seen);
    if (rest) return [at, ...rest];
  }
  return null;
}
