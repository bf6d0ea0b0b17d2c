import {
  afterRefund,
  currentLevel,
  nextPeriod,
  type Period,
  type VipLevel,
} from '@ninefold/core/membership/vip-periods';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { type MembershipOf, membershipsRepo, type PeriodRow } from './memberships.repo.ts';
import type { OrderRow } from './orders/orders.repo.ts';

type Uses = Pick<MembershipDeps, 'learners'>;

/** Gives what was paid for, from the end of what the learner has. Inside the transaction that notes the payment. */
export async function entitle({ learners }: Uses, tx: Db, order: OrderRow, now: Date): Promise<void> {
  const repo = membershipsRepo(tx);
  const of = membershipOf(order);
  const held = await repo.lock(of);
  const zone = (await learners.timeZoneOf(tx, order.user_id)) ?? 'UTC';
  await keepGift(tx, of, held, zone, now);
  const { from, until } = nextPeriod(secondsOf(held.expires_at), order.level, secondsOf(now), zone);
  await repo.insertPeriod({
    order_id: order.id,
    user_id: order.user_id,
    skill: order.skill,
    level: order.level,
    starts_at: dateOf(from),
    ends_at: dateOf(until),
    time_zone: zone,
  });
  await keepEnd(tx, of, until, now);
}

const DAY_MS = 86_400_000;

/** A present of days, from the end of what the learner has. */
export async function giveDays({ learners }: Uses, tx: Db, of: MembershipOf, days: number, now: Date): Promise<Date> {
  const repo = membershipsRepo(tx);
  const held = await repo.lock(of);
  const zone = (await learners.timeZoneOf(tx, of.userId)) ?? 'UTC';
  await keepGift(tx, of, held, zone, now);
  const from = held.expires_at > now ? held.expires_at : now;
  const until = new Date(from.getTime() + days * DAY_MS);
  const level: VipLevel = days >= 365 ? 3 : days >= 90 ? 2 : 1;
  const period = { user_id: of.userId, skill: of.skill, level, starts_at: from, ends_at: until, time_zone: zone };
  await repo.insertPeriod(period);
  await keepEnd(tx, of, secondsOf(until), now);
  return until;
}

/** Takes back what an order gave; what was bought after it moves up. */
export async function endEntitlement(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const repo = membershipsRepo(tx);
  const of = membershipOf(order);
  await repo.lock(of);
  const given = await repo.periodOf(order.id);
  if (!given) return;
  await repo.removePeriod(given.id);
  const later = await repo.periodsFrom(of, given.ends_at);
  const { moved, expires } = afterRefund(periodOf(given), later.map(periodOf), secondsOf(now));
  for (const { id, from, until } of moved) await repo.movePeriod(id, dateOf(from), dateOf(until));
  await keepEnd(tx, of, expires, now);
}

/** A membership that nobody bought here (a gift, a demo) becomes a period too, so that its level still counts. */
async function keepGift(
  tx: Db,
  of: MembershipOf,
  held: { level: number; expires_at: Date },
  zone: string,
  now: Date,
): Promise<void> {
  const repo = membershipsRepo(tx);
  if (held.expires_at <= now || (await repo.currentPeriods(of, now)).length > 0) return;
  await repo.insertPeriod({
    user_id: of.userId,
    skill: of.skill,
    level: held.level as VipLevel,
    starts_at: now,
    ends_at: held.expires_at,
    time_zone: zone,
  });
}

async function keepEnd(tx: Db, of: MembershipOf, expires: number, now: Date): Promise<void> {
  const repo = membershipsRepo(tx);
  const current = await repo.currentPeriods(of, now);
  await repo.setEnd(of, currentLevel(current.map(periodOf), secondsOf(now)), dateOf(expires));
}

const membershipOf = ({ user_id, skill }: OrderRow): MembershipOf => ({ userId: user_id, skill });

const periodOf = (row: PeriodRow): Period & { id: number } => ({
  id: row.id,
  level: row.level,
  from: secondsOf(row.starts_at),
  until: secondsOf(row.ends_at),
  timeZone: row.time_zone,
});

const dateOf = (seconds: number) => new Date(seconds * 1000);
