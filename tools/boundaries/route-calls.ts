import { placeOf, resolveImport } from './place.ts';
import type { Source } from './source.ts';

/** A route is one line that calls a service: a part of the service that touches the database is not called by routes. */
export function routeComplaints(source: Source, all: ReadonlyMap<string, Source>): string[] {
  if (!source.path.endsWith('.routes.ts')) return [];
  return source.imports
    .filter(({ isType }) => !isType)
    .map(({ target }) => resolveImport(source.path, target))
    .filter((path) => path !== null && !path.endsWith('.service.ts') && usesRepository(all.get(path)))
    .map((path) => `a route goes through the service, not to ${placeOf(path ?? '').file}`);
}

function usesRepository(source: Source | undefined): boolean {
  return source?.imports.some(({ target }) => target.endsWith('.repo.ts')) ?? false;
}
