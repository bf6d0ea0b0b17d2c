import type { Database } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { buildServices, type Services } from '#services.ts';
import { readSettings } from '#settings.ts';

type Options = { settings?: Record<string, string>; now?: () => Date };

/** The services on a bare database, for tests that need no app: what sends, pays or stores files is not there. */
export const servicesOn = (db: Database, { settings = {}, now = () => new Date() }: Options = {}): Services =>
  buildServices({ db, settings: readSettings({ NODE_ENV: 'test', ...settings }), now } as Deps);
