import { placeOf, resolveImport } from './place.ts';
import type { Source } from './source.ts';

/**
 * zod may never enter the page: it weighs more than the rest of the contract, and the server has already
 * parsed what it answers. So the page may load a file of another package only if nothing that file loads is zod.
 */
export function zodComplaints(source: Source, all: ReadonlyMap<string, Source>): string[] {
  const place = placeOf(source.path);
  if (place.pkg !== 'web' || place.room === '' || place.isTest) return [];
  return source.imports
    .filter(({ isType }) => !isType)
    .map(({ target }) => ({ target, file: resolveImport(source.path, target) }))
    .filter(({ file }) => file === null || placeOf(file).pkg !== 'web')
    .flatMap(({ target, file }) => {
      const chain = file === null ? (isZod(target) ? [target] : null) : wayToZod(file, all);
      return chain ? [`zod would reach the page: ${chain.join(' → ')}; import the type only`] : [];
    });
}

function wayToZod(path: string, all: ReadonlyMap<string, Source>, seen = new Set<string>()): string[] | null {
  if (seen.has(path)) return null;
  seen.add(path);
  for (const { target, isType } of all.get(path)?.imports ?? []) {
    if (isType) continue;
    if (isZod(target)) return [path, target];
    const file = resolveImport(path, target);
    const rest = file && wayToZod(file, all, seen);
    if (rest) return [path, ...rest];
  }
  return null;
}

const isZod = (target: string) => /^zod(\/|$)/.test(target);
