import { readdirSync, readFileSync } from 'node:fs';

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url);

/** The statements of the migration that bring in what was there before the history. */
export function fillStatements(): string[] {
  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_history.sql')) ?? '';
  const statements = readFileSync(new URL(file, MIGRATIONS), 'utf8').split('--> statement-breakpoint');
  return statements.filter((statement) => statement.includes('INSERT INTO "history_records"'));
}
