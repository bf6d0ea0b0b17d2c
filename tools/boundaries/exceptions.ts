/** A rule that one file may break, and why. An entry that nothing needs any more is itself a complaint. */
export type Exception = { rule: string; path: string; why: string };

export const EXCEPTIONS: Exception[] = [
  {
    rule: 'sql',
    path: 'packages/server/src/start/open-deps.ts',
    why: 'compares the key with the database before any feature is allowed to run',
  },
  {
    rule: 'http',
    path: 'packages/server/src/start/stop.ts',
    why: 'closes the listener that main.ts opened; needs its type',
  },
];
