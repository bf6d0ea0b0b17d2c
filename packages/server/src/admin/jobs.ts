import { installJobs } from '#jobs/boss.ts';
import { deadJobs } from '#jobs/dead.ts';
import { JOB_RULES } from '#jobs/rules.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-operator-services.ts';

export const jobCommands: Record<string, Command> = {
  'dead-jobs': {
    about: 'background jobs that failed for good, newest first (dead-jobs [how many])',
    run: ([limit]) => showDeadJobs(Number(limit) || 20),
  },
};

async function showDeadJobs(limit: number): Promise<void> {
  const dead = await withDatabase(async ({ db }) => {
    await installJobs(db, JOB_RULES);
    return deadJobs(db, limit);
  });
  for (const { id, name, failedAt, attempts, reason } of dead)
    console.log(`${failedAt.toISOString()}  ${name.padEnd(12)} ${id}  after ${attempts} tries: ${reason}`);
  if (dead.length === 0) console.log('No dead jobs');
}
