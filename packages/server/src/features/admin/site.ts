import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import { SETTINGS } from '#settings.ts';
import type { AdminDeps } from './admin-deps.ts';

type In<K extends keyof typeof admin> = ParsedInput<(typeof admin)[K]>;

const DEAD_SHOWN = 100;
/** What must not be read over an operator's shoulder: keys, and addresses that carry a password. */
const SECRET = /KEY|SECRET|PASSWORD|DATABASE_URL/;

/** Addresses of services may carry a name, a password or a token: where they lead is enough. */
const bare = (name: string, value: string): string =>
  /_URL$|ENDPOINT/.test(name) && URL.canParse(value) ? new URL(value).origin : value;

/** Orders, jobs, settings, health, and the log of it all. */
export const siteActs = (deps: AdminDeps) => {
  const { db, audit } = deps;
  return {
    async getOrders({ user_id, before, page_size }: In<'getOrders'>) {
      const rows = await deps.operatorOrders.newest(user_id, page_size + 1, before);
      return {
        list: rows.slice(0, page_size).map((order) => ({ ...order, created_at: secondsOf(order.created_at) })),
        has_more: rows.length > page_size ? (1 as const) : (0 as const),
      };
    },

    async refundOrder(actorId: number, { order_num, reason }: In<'refundOrder'>) {
      const { outcome } = await deps.operatorOrders.refund(order_num, reason, actorId);
      return { outcome };
    },

    async getDeadJobs() {
      const dead = await deps.jobs.dead(DEAD_SHOWN);
      return {
        list: dead.map(({ failedAt, canRetry, ...job }) => ({
          ...{ ...job, time: secondsOf(failedAt), can_retry: flag(canRetry) },
        })),
      };
    },

    retryJob: (actorId: number, { id, reason }: In<'retryJob'>) =>
      db.transaction(async (tx) => {
        if (!(await deps.jobs.retry(tx, id))) throw new AppError('not_found', { fields: ['id'] });
        await audit.note(tx, { actorId, action: 'job.retry', on: ['job', id], reason });
        return {};
      }),

    async getSettings() {
      const now = deps.settings as unknown as Record<string, unknown>;
      return {
        list: Object.entries(SETTINGS).map(([name, { standard, about }]) => {
          const isSecret = SECRET.test(name);
          const value = bare(name, said(now[name]));
          const isSet = value !== '' && value !== standard;
          return { name, about, value: isSecret ? '' : value, is_secret: flag(isSecret), is_set: flag(isSet) };
        }),
      };
    },

    async getHealth() {
      const begun = performance.now();
      await db.ping();
      const databaseMs = Math.round((performance.now() - begun) * 10) / 10;
      return {
        database: db.kind,
        database_ms: databaseMs,
        up_seconds: Math.floor(process.uptime()),
        memory_mb: Math.round(process.memoryUsage().rss / 1_048_576),
        node: process.version,
        jobs: flag(deps.settings.JOBS),
        storage: deps.settings.STORAGE,
        dead_jobs: (await deps.jobs.dead(DEAD_SHOWN)).length,
      };
    },

    async getLog({ before, user_id, page_size }: In<'getLog'>) {
      const subject = user_id === undefined ? undefined : { kind: 'person' as const, id: String(user_id) };
      const rows = await audit.page({ before, subject }, page_size + 1);
      const shown = rows.slice(0, page_size);
      const actors = await deps.people.byIds(db, [...new Set(shown.map(({ actor_id }) => actor_id))]);
      const schools = await deps.organisation.namesOf(shown.flatMap(({ organisation_id }) => organisation_id ?? []));
      return {
        list: shown.map(({ created_at, ...entry }) => ({
          ...entry,
          time: secondsOf(created_at),
          actor: actors.get(entry.actor_id)?.name ?? '',
          organisation: schools.get(entry.organisation_id ?? 0) ?? '',
        })),
        has_more: flag(rows.length > page_size),
      };
    },
  };
};

const flag = (yes: boolean) => (yes ? (1 as const) : (0 as const));

function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
