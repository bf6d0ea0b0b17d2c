import { posix } from 'node:path';

/** Where a file lives: `packages/web/src/features/identity/Login.tsx` is package web, room features, feature identity. */
export type Place = {
  path: string;
  /** Empty for what is outside the packages: tools, journeys, benchmarks. */
  pkg: string;
  /** First folder under `src`, or the file's own name when it lies there directly. */
  room: string;
  feature: string;
  file: string;
  /** Tests and what only tests use. */
  isTest: boolean;
};

export function placeOf(path: string): Place {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const inPackage = parts[0] === 'packages';
  const room = inPackage && parts[2] === 'src' ? (parts[3] ?? '') : '';
  return {
    path,
    pkg: inPackage ? (parts[1] ?? '') : '',
    room,
    feature: room === 'features' && parts.length > 5 ? (parts[4] ?? '') : '',
    file,
    isTest: room === 'testing' || /\.(test|testing)\.tsx?$/.test(file),
  };
}

/** The path an import leads to, or null when it leaves the repository (npm, Node). */
export function resolveImport(from: string, target: string): string | null {
  if (target.startsWith('.')) return posix.join(posix.dirname(from), target.replace(/\?.*$/, ''));
  if (target.startsWith('#')) return `packages/${placeOf(from).pkg}/src/${target.slice(1).replace(/\?.*$/, '')}`;
  const [, pkg, file] = /^@ninefold\/([^/]+)\/(.+)$/.exec(target) ?? [];
  return pkg && file ? `packages/${pkg}/src/${file}.ts` : null;
}
