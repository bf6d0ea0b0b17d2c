import PgBoss from 'pg-boss';
import type { Db } from '#db/db.ts';
import { bossDatabase } from './boss.ts';

const HOUR = 60 * 60;

/** Frees jobs of dead processes, puts old ones away and sends those whose hour has come: once across all processes. */
export async function startKeeper(
  db: Db,
  maintenanceSeconds: number,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const { executeSql } = bossDatabase(db);
  let state: 'starting' | 'keeping' | 'stopped' = 'starting';
  const boss = new PgBoss({
    db: {
      /**
       * pg-boss leaves some of its promises unwatched; when one of them fails, the process ends.
       * No answer at all is something it can bear.
       */
      async executeSql(text, values) {
        if (state === 'starting') return executeSql(text, values);
        const answer = state === 'keeping' ? await executeSql(text, values).catch(onError) : undefined;
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
  // It stumbles over the answer that did not come; that was told above.
  boss.on('error', (error) => {
    if (!(error instanceof TypeError)) onError(error);
  });
  await boss.start();
  state = 'keeping';
  return {
    async stop() {
      state = 'stopped';
      await boss.stop({ graceful: false });
    },
  };
}
