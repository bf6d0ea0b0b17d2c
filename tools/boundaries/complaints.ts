import {
  floorComplaint,
  packageComplaint,
  repositoryComplaint,
  serviceOnlyComplaint,
  webFeatureComplaint,
} from './arrows.ts';
import { circleComplaints } from './circles.ts';
import type { Exception } from './exceptions.ts';
import {
  barrelComplaints,
  climbComplaints,
  httpComplaints,
  lengthComplaints,
  lengthWarnings,
  pureCoreComplaints,
  sqlComplaints,
} from './file-rules.ts';
import { type Place, placeOf, resolveImport } from './place.ts';
import { routeComplaints } from './route-calls.ts';
import { readSource, type Source } from './source.ts';
import { foreignTables } from './tables.ts';
import { zodComplaints } from './zod-free.ts';

/** `about`: what of the file it is about, where an exception may excuse one thing and not the next. */
export type Complaint = { rule: string; path: string; says: string; about?: string };
type Findings = { complaints: Complaint[]; warnings: Complaint[] };

const ARROW_RULES: Record<string, (from: Place, to: Place) => string | null> = {
  packages: packageComplaint,
  floors: floorComplaint,
  'web-features': webFeatureComplaint,
  'service-only': serviceOnlyComplaint,
  repositories: repositoryComplaint,
};

const FILE_RULES: Record<string, (source: Source, place: Place) => string[]> = {
  length: lengthComplaints,
  barrel: barrelComplaints,
  climb: climbComplaints,
  sql: sqlComplaints,
  http: httpComplaints,
  'pure-core': pureCoreComplaints,
};

/** Rules that must look at more than one file. */
const TREE_RULES: Record<string, (source: Source, all: ReadonlyMap<string, Source>) => string[]> = {
  zod: zodComplaints,
  routes: routeComplaints,
  circles: circleComplaints,
};

/** Checks a whole tree: path → text. Everything is passed in, so that a test can check a tree of three lines. */
export const judge = (tree: ReadonlyMap<string, string>, exceptions: readonly Exception[] = []): Findings =>
  judgeSources(new Map([...tree].map(([path, text]) => [path, readSource(path, text)])), exceptions);

/** The same for a tree that was read already. */
export function judgeSources(sources: ReadonlyMap<string, Source>, exceptions: readonly Exception[]): Findings {
  const found = [...sources.values()].flatMap((source) => [
    ...arrowComplaints(source),
    ...fileComplaints(source, FILE_RULES),
    ...treeComplaints(source, sources),
    ...tableComplaints(source, sources),
  ]);
  const excuses = ({ rule, path, about }: Exception, one: Complaint) =>
    rule === one.rule && path === one.path && about === one.about;
  const idle = exceptions.filter((exception) => !found.some((one) => excuses(exception, one)));
  return {
    complaints: [
      ...found.filter((complaint) => !exceptions.some((exception) => excuses(exception, complaint))),
      ...idle.map(({ rule, path }) => ({ rule: 'exceptions', path, says: `no longer needs its exception (${rule})` })),
    ],
    warnings: [...sources.values()].flatMap((source) => fileComplaints(source, { length: lengthWarnings })),
  };
}

function arrowComplaints({ path, imports }: Source): Complaint[] {
  const from = placeOf(path);
  return imports.flatMap(({ target }) => {
    const resolved = resolveImport(path, target);
    if (resolved === null) return [];
    return Object.entries(ARROW_RULES).flatMap(([rule, complain]) => {
      const says = complain(from, placeOf(resolved));
      return says ? [{ rule, path, says }] : [];
    });
  });
}

function fileComplaints(source: Source, rules: typeof FILE_RULES): Complaint[] {
  const place = placeOf(source.path);
  return Object.entries(rules).flatMap(([rule, complain]) =>
    complain(source, place).map((says) => ({ rule, path: source.path, says })),
  );
}

function tableComplaints(source: Source, all: ReadonlyMap<string, Source>): Complaint[] {
  return foreignTables(source, all).map((about) => ({
    rule: 'tables',
    path: source.path,
    says: `${about} belongs to another feature: ask its service`,
    about,
  }));
}

function treeComplaints(source: Source, all: ReadonlyMap<string, Source>): Complaint[] {
  return Object.entries(TREE_RULES).flatMap(([rule, complain]) =>
    complain(source, all).map((says) => ({ rule, path: source.path, says })),
  );
}
