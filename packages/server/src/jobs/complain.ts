import { isDatabaseAway } from '#db/errors.ts';

/** Says on stderr what went wrong in the background; a database that is away is told once in a while, not every second. */
export function complainSparingly(everyMs = 30_000, say: (line: string) => void = console.error) {
  let lastSaid = 0;
  return (error: unknown): void => {
    const away = isDatabaseAway(error);
    if (away && Date.now() - lastSaid < everyMs) return;
    if (away) lastSaid = Date.now();
    say(`jobs: ${away ? 'the database does not answer; trying again' : ((error as Error).stack ?? String(error))}`);
  };
}
