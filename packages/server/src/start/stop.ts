import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

const PATIENCE_MS = 20_000;

/** Running requests are finished, then jobs, then the database is closed. A second signal does not wait. */
export function stopOnSignals(app: FastifyInstance, house: House): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await app.close();
    await house.jobs.stop();
    await house.db.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
