import { startRealServer } from '../../tools/real-server.ts';
import { benchDatabase } from '../database.ts';

type Settings = Record<string, string>;

/** A server without a page on an empty PostgreSQL database, whose limits nobody meets; both go with `close`. */
export async function serverOnPostgres(settings: Settings = {}) {
  const { url: DATABASE_URL, pool, drop } = await benchDatabase();
  const server = await startRealServer({
    settings: {
      SERVE_PAGE: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL,
      REQUESTS_PER_MINUTE: '1000000',
      REQUESTS_PER_IP_MINUTE: '10000000',
      GUESTS_PER_IP_HOUR: '1000000',
      ...settings,
    },
  });
  return {
    url: server.url,
    databaseUrl: DATABASE_URL,
    dataDir: server.dataDir,
    pool,
    close: async () => {
      await server.stop();
      await drop();
    },
  };
}
