import PgBoss from 'pg-boss';
import type { Db } from '#db/db.ts';
import { bossDatabase } from './boss.ts';

const HOUR = 60 * 60;

/** Frees jobs of dead processes, archives old ones and sends scheduled ones: once across all processes. */
export async function startMaintenance(
  db: Db,
  maintenanceSeconds: number,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const { executeSql } = bossDatabase(db);
  let state: 'starting' | 'running' | 'stopped' = 'starting';
  const boss = new PgBoss({
    db: {
      /**
       * pg-boss leaves some of its promises unwatched; when one of them fails, the process ends.
       * It copes with getting no answer at all.
       */
      async executeSql(text, values) {
        if (state === 'starting') return executeSql(text, values);
        const answer = state === 'running' ? await executeSql(text, values).catch(onError) : undefined;
        return answer as { rows: unknown[] };
      },
    },
    migrate: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    cronMonitorIntervalSeconds: Math.min(30, maintenanceSeconds),
    cronWorkerIntervalSeconds: Math.min(10, maintenanceSeconds),
    archiveCompletedAfterSeconds: HOUR,
    archiveFailedAfterSeconds: 30 * 24 * HOUR,
    deleteAfterDays: 7,
  });
  // It fails on the missing answer; the real error was reported above.
  boss.on('error', (error) => {
    if (!(error instanceof TypeError)) onError(error);
  });
  await boss.start();
  state = 'running';
  return {
    async stop() {
      state = 'stopped';
      await boss.stop({ graceful: false });
    },
  };
}
