import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { masked } from '@ninefold/core/identity/masked-mobile';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, NONE } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { PersonRow } from '#features/identity/people/people.service.ts';
import type { Caller } from '#http/request/caller.ts';
import type { AdminDeps } from './admin-deps.ts';
import { countsOf, filterOf } from './people-filter.ts';
import { peopleTable } from './people-table.ts';

type In<K extends keyof typeof admin> = ParsedInput<(typeof admin)[K]>;

const LEDGER_SHOWN = 50;

/** Accounts: found, looked at, kept out, given something. Each act and its entry in the log come or go together. */
export const peopleActs = (deps: AdminDeps) => {
  const { db, people, audit } = deps;
  return {
    async getPeople({ page_size, ...asked }: In<'getPeople'>) {
      const filter = await filterOf(deps, asked);
      const rows = await people.page(db, filter, page_size + 1);
      return {
        list: await views(rows.slice(0, page_size)),
        has_more: rows.length > page_size ? (1 as const) : (0 as const),
        // Older rows of the same list change nothing about how many there are.
        counts: asked.before === undefined ? await countsOf(deps, filter) : null,
      };
    },

    /** A table for a spreadsheet: with masked numbers, as the list shows them, and in the log. */
    async exportPeople(actorId: number, { user_ids, reason }: In<'exportPeople'>) {
      const found = await people.byIds(db, user_ids);
      const rows = await views(user_ids.flatMap((id) => found.get(id) ?? []).filter(({ role }) => role !== 'tourist'));
      await audit.note(db, {
        ...{ actorId, action: 'person.export', on: ['site', ''], reason, details: { people: rows.length } },
      });
      return { csv: peopleTable(rows) };
    },

    async getPerson({ user_id }: In<'getPerson'>) {
      const row = await personCalled(db, user_id);
      const [view] = await views([row]);
      if (!view) throw new AppError('not_found', { fields: ['user_id'] });
      return {
        ...view,
        exam_date: secondsOf(row.exam_date),
        schools: (await deps.members.getSchoolList(user_id)).list,
        coins: await deps.operator.coinsOf(user_id),
        memberships: await deps.membership.endsOf(db, user_id),
        ...(await scoresOf(row)),
        open_challenges: await deps.attempts.openChallengesOf(user_id),
        has_second_factor: (await deps.accounts.hasSecondFactor(user_id)) ? (1 as const) : (0 as const),
      };
    },

    async getLedger({ user_id }: In<'getLedger'>) {
      await personCalled(db, user_id);
      const entries = await deps.operator.entriesOf(user_id, LEDGER_SHOWN);
      return { list: entries.map(({ created_at, ...entry }) => ({ ...entry, time: secondsOf(created_at) })) };
    },

    ban: (actorId: number, { user_id, reason }: In<'ban'>) =>
      db.transaction(async (tx) => {
        if (await people.ban(tx, user_id))
          await audit.note(tx, { actorId, action: 'person.ban', on: ['person', user_id], reason });
        return {};
      }),

    unban: (actorId: number, { user_id, reason }: In<'unban'>) =>
      db.transaction(async (tx) => {
        if (await people.unban(tx, user_id))
          await audit.note(tx, { actorId, action: 'person.unban', on: ['person', user_id], reason });
        return {};
      }),

    endSessions: (actorId: number, { user_id, reason }: In<'endSessions'>) =>
      db.transaction(async (tx) => {
        const ended = await people.endSessions(tx, user_id);
        const details = { ended };
        await audit.note(tx, { actorId, action: 'person.end_sessions', on: ['person', user_id], reason, details });
        return { ended };
      }),

    /** With the own password or a code: afterwards somebody's password alone is enough to be them. */
    async resetSecondFactor(actorId: number, caller: Caller, { user_id, reason, ...proof }: In<'resetSecondFactor'>) {
      const owner = await deps.identity.requireOwner(actorId, caller, proof);
      return db.transaction(async (tx) => {
        await owner.use(tx);
        const { was_on } = await deps.accounts.resetSecondFactor(tx, actorId, user_id);
        if (was_on)
          await audit.note(tx, { actorId, action: 'person.reset_second_factor', on: ['person', user_id], reason });
        return { was_on: was_on ? (1 as const) : (0 as const) };
      });
    },

    grantCoins: (actorId: number, { user_id, coins, reason, key }: In<'grantCoins'>) =>
      db.transaction(async (tx) => {
        await learnerCalled(tx, user_id);
        const given = await deps.coins.reward(tx, {
          ...{ userId: user_id, coins, reason: 'operator', reference: reason, key: `operator:${user_id}:${key}` },
        });
        const details = { asked: coins, paid: given.paid };
        if (!given.again)
          await audit.note(tx, { actorId, action: 'person.grant_coins', on: ['person', user_id], reason, details });
        return { paid: given.paid, over_limit: given.over_limit };
      }),

    grantMembership: (actorId: number, { user_id, skill, days, reason, key }: In<'grantMembership'>) =>
      db.transaction(async (tx) => {
        await learnerCalled(tx, user_id);
        const of = { userId: user_id, skill };
        const held = await deps.membership.holdEnd(tx, of);
        const act = { action: 'person.grant_membership', on: ['person', user_id] } as const;
        // The membership is held, so of two presses the second sees what the first one wrote.
        if (await audit.hasKey(tx, act, key)) return { until: secondsOf(held) };
        const until = await deps.membership.giveDays(tx, of, days);
        await audit.note(tx, { ...act, actorId, reason, details: { skill, days, key } });
        return { until: secondsOf(until) };
      }),
  };

  async function personCalled(on: Db, userId: number): Promise<PersonRow> {
    const row = await people.find(on, userId);
    if (!row) throw new AppError('not_found', { fields: ['user_id'] });
    return row;
  }

  /** Operators have neither coins nor memberships. */
  async function learnerCalled(tx: Db, userId: number): Promise<void> {
    if ((await personCalled(tx, userId)).role !== 'student') throw new AppError('forbidden', { fields: ['user_id'] });
  }

  /** Of the last mock test, and what the learner wants to reach; -1 where there is none. */
  async function scoresOf({ id, is_done_learning_plan }: PersonRow) {
    const last = (await deps.mockScores.lastOf(db, [id])).get(id);
    const goals = is_done_learning_plan ? await deps.goals.find(db, id) : undefined;
    return {
      scores: last?.scores ?? forEverySkill(() => NONE),
      targets: goals ? scoresIn('target_score', goals) : forEverySkill(() => NONE),
      scored_at: secondsOf(last?.takenAt),
    };
  }

  async function views(rows: readonly PersonRow[]) {
    const ids = rows.map(({ id }) => id);
    const seen = await people.lastSeen(db, ids);
    const mocks = await deps.mockScores.lastOf(db, ids);
    const members = new Set(await deps.membership.membersAmong(db, ids));
    const schools = await deps.organisation.namesOf(rows.flatMap(({ organisation_id }) => organisation_id ?? []));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      account: row.account ?? '',
      mobile: row.mobile ? masked(row.mobile) : '',
      role: row.role === 'backend-system' ? ('backend-system' as const) : ('student' as const),
      organisation: schools.get(row.organisation_id ?? 0) ?? '',
      last_seen: secondsOf(seen.get(row.id) ?? null),
      banned_at: secondsOf(row.banned_at),
      created_at: secondsOf(row.created_at),
      band: mocks.get(row.id)?.score ?? NONE,
      target: row.is_done_learning_plan ? row.target_score : NONE,
      is_member: members.has(row.id) ? (1 as const) : (0 as const),
    }));
  }
};
