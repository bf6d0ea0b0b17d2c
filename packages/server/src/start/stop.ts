import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';

const PATIENCE_MS = 20_000;

/** Never silent: a stop that was not clean says why. */
function giveUp(reason: unknown): never {
  console.error('The stop was not clean:', reason);
  process.exit(1);
}

/**
 * Running requests are finished, then jobs, then the database is closed. A second signal does not wait. Tells whoever has
 * more to begin whether a stop is under way.
 */
export function stopOnSignals(app: FastifyInstance, deps: Deps, stopAsks = async () => {}): { isStopping(): boolean } {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => giveUp('took too long'), PATIENCE_MS).unref();
    try {
      await app.close();
      await stopAsks();
      await deps.jobs.stop();
      await deps.examiner.close();
      await deps.speech.close();
      await deps.db.close();
      process.exit(0);
    } catch (error) {
      giveUp(error);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return { isStopping: () => stopping };
}
