import type { Place } from './place.ts';

/** The map of ARCHITECTURE.md as tables. Change them together. */

/** Which packages each package may import. */
const PACKAGES: Record<string, string[]> = {
  core: [],
  contract: ['core'],
  content: ['core'],
  examiner: ['core'],
  server: ['core', 'contract', 'content', 'examiner'],
  web: ['core', 'contract'],
};

/** Rooms in layers, the lowest first; a file may import its own layer and those below. What is not named is on top. */
const FLOORS: Record<string, string[][]> = {
  web: [['ui', 'lib', 'i18n', 'platform', 'navigation'], ['session'], ['practice'], ['features']],
  server: [
    [
      'http',
      'db',
      'jobs',
      'storage',
      'providers',
      'sharing',
      'deps.ts',
      'settings.ts',
      'settings',
      'public-site.ts',
      'secret.ts',
      'start-refused.ts',
      'app-error.ts',
    ],
    ['features'],
  ],
};

/** What is wrong with this arrow, or null. */
export function packageComplaint(from: Place, to: Place): string | null {
  if (!from.pkg || from.pkg === to.pkg) return null;
  if (!to.pkg) return `a package may not use ${to.path}`;
  return PACKAGES[from.pkg]?.includes(to.pkg) ? null : `${from.pkg} may not import ${to.pkg}`;
}

export function floorComplaint(from: Place, to: Place): string | null {
  if (from.pkg !== to.pkg || from.isTest) return null;
  return floorOf(to) > floorOf(from) ? `${from.room} may not look up to ${to.room}` : null;
}

function floorOf({ pkg, room, isTest }: Place): number {
  const floors = FLOORS[pkg] ?? [];
  const floor = floors.findIndex((rooms) => rooms.includes(room));
  // Tests are above everything: they may import all, and nothing may import them.
  if (isTest) return floors.length + 1;
  return floor === -1 ? floors.length : floor;
}

export function webFeatureComplaint(from: Place, to: Place): string | null {
  if (from.pkg !== 'web' || to.pkg !== 'web' || !from.feature || !to.feature) return null;
  return from.feature === to.feature ? null : `feature ${from.feature} may not import feature ${to.feature}`;
}

/** What a feature offers to tests (`.testing.ts`) may be imported by tests alone: registering is not written twice. */
export function serviceOnlyComplaint(from: Place, to: Place): string | null {
  if (from.pkg !== 'server' || to.pkg !== 'server' || !from.feature || !to.feature) return null;
  // A skill and practice know each other by a kit: what one hands over and the other asks for.
  if (from.feature === to.feature || /\.(service|kit)\.ts$/.test(to.file)) return null;
  if (from.isTest && to.file.endsWith('.testing.ts')) return null;
  return `${from.feature} may use ${to.feature} only through a .service.ts or a .kit.ts`;
}

/** A service may be cut into files of its feature, and its job is one of them; the route stays outside. */
export function repositoryComplaint(from: Place, to: Place): string | null {
  if (!to.file.endsWith('.repo.ts') || from.isTest) return null;
  const isNear = from.feature ? from.feature === to.feature : folderOf(from) === folderOf(to);
  const isService = isNear && !from.file.endsWith('.routes.ts');
  return isService ? null : `only a service may use a repository (${to.file})`;
}

const folderOf = ({ path, file }: Place) => path.slice(0, -file.length);
