import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { secondsOf } from '@ninefold/core/time/seconds';
import { SETTINGS } from '#settings.ts';
import type { AdminDeps } from './admin-deps.ts';

type In<K extends keyof typeof admin> = ParsedInput<(typeof admin)[K]>;

const DEAD_SHOWN = 100;
/** What must not be read over an operator's shoulder: keys, and addresses that carry a password. */
const SECRET = /KEY|SECRET|PASSWORD|DATABASE_URL/;

/** Addresses of services may carry a name, a password or a token: where they lead is enough. */
const bare = (name: string, value: string): string =>
  /_URL$|ENDPOINT/.test(name) && URL.canParse(value) ? new URL(value).origin : value;

/** Orders, jobs, packs, settings, health, and the log of it all. */
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

    /** Money moves at the provider: what was asked for is in the log before, and a failure after it. */
    async refundOrder(actorId: number, { order_num, reason }: In<'refundOrder'>) {
      const act = { actorId, on: ['order', order_num] as const, reason };
      await audit.note(db, { ...act, action: 'order.refund' });
      try {
        const { outcome } = await deps.operatorOrders.refund(order_num, reason);
        return { outcome };
      } catch (error) {
        const details = { error: error instanceof Error ? error.message.slice(0, 200) : 'unknown' };
        await audit.note(db, { ...act, action: 'order.refund_failed', details });
        throw error;
      }
    },

    async getDeadJobs() {
      const dead = await deps.jobs.dead(DEAD_SHOWN);
      return { list: dead.map(({ failedAt, ...job }) => ({ ...job, time: secondsOf(failedAt) })) };
    },

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

    async getPacks() {
      const packs = await deps.content.packs();
      const schools = await deps.organisation.namesOf(packs.flatMap(({ organisationId }) => organisationId ?? []));
      return {
        list: packs.map(({ organisationId, importedAt, isShipped, ...pack }) => ({
          ...pack,
          organisation: schools.get(organisationId ?? 0) ?? '',
          imported_at: secondsOf(importedAt),
          is_shipped: flag(isShipped),
        })),
      };
    },

    setPackState: (actorId: number, { id, state, reason }: In<'setPackState'>) =>
      db.transaction(async (tx) => {
        const changed = await deps.content.setPackState(tx, id, state);
        const action = state === 'published' ? 'pack.publish' : 'pack.retire';
        await audit.note(tx, { actorId, action, on: ['pack', id], reason, details: { changed } });
        return { changed };
      }),

    async getLog({ before, user_id, page_size }: In<'getLog'>) {
      const subject = user_id === undefined ? undefined : { kind: 'person', id: String(user_id) };
      const rows = await audit.page({ before, subject }, page_size + 1);
      const shown = rows.slice(0, page_size);
      const actors = await deps.people.byIds(db, [...new Set(shown.map(({ actor_id }) => actor_id))]);
      return {
        list: shown.map(({ created_at, ...entry }) => ({
          ...entry,
          time: secondsOf(created_at),
          actor: actors.get(entry.actor_id)?.name ?? '',
        })) as never,
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
