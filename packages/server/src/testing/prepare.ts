import { createHash } from 'node:crypto';
import type { Db } from '#db/db.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { installJobs, JOBS_VERSION } from '#jobs/boss.ts';
import { JOB_RULES } from '#jobs/rules.ts';

/** What every test database is given before its first test. */
export async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await installJobs(db, JOB_RULES);
}

/** Changes whenever `prepare` would give something else. */
export function preparation(databaseVersion: string): string {
  const migrations = readMigrations().map(({ name, hash }) => `${name} ${hash}`);
  const parts = [databaseVersion, JOBS_VERSION, JSON.stringify(JOB_RULES), ...migrations];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
