import { readdirSync, readFileSync } from 'node:fs';

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url);

/** The statements of the migrations that bring in what was there before the history. */
export function fillStatements(): string[] {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  return files
    .sort()
    .flatMap((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.includes('INSERT INTO "history_records"'));
}
