// @postgres: many at one moment, locks, merging two books
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { type Api, counted, DAY, newLearner, rightFor, sit } from './mistakes.testing.ts';

/** Answers that were kept on a device, and log-ins beside answers that are under way. */

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

/** The card as a device keeps it: with its place, and whose answer it is. */
async function cardOf(learner: Api, by: number) {
  const [card] = (await learner.api.mistakes.getToday({})).list;
  if (card?.place.source !== 'attempt') throw new Error('nothing is due');
  const { attempt_id, key } = card.place;
  return { id: card.id, key: randomUUID(), by, place: { attempt_id, key }, value: await rightFor(site, card) };
}

async function guestWithCard() {
  const guest = await site.guest();
  await sit(site, guest, { 7: 'T' });
  site.later(DAY);
  const { id } = await guest.api.student.getInfo();
  return { guest, kept: await cardOf(guest, id) };
}

test('an answer is marked for whoever gave it, and for nobody else who uses the device', async () => {
  const [one, other] = [await newLearner(site), await newLearner(site)];
  await sit(site, one, { 7: 'T' });
  site.later(DAY);
  const kept = await cardOf(one, one.user.id);
  expect(await refusal(other.api.mistakes.answer(kept))).toBe('forbidden');
  expect(await one.api.mistakes.answer(kept)).toMatchObject({ right: 1, verdict: 'counts' });
});

test('a guest’s answer comes along: to the mistake that moved, and to the one it was joined with', async () => {
  const moved = await guestWithCard();
  await register(site, undefined, moved.guest);
  expect(await moved.guest.api.mistakes.answer(moved.kept)).toMatchObject({ verdict: 'counts' });

  const account = await newLearner(site);
  await sit(site, account, { 7: 'T' });
  site.later(DAY);
  const joined = await guestWithCard();
  await register(site, account.mobile, joined.guest);
  expect(await refusal(joined.guest.api.mistakes.getInfo({ id: joined.kept.id }))).toBe('not_found');
  const answered = await joined.guest.api.mistakes.answer(joined.kept);
  expect(answered).toMatchObject({ right: 1, mistake: { seen: 2 } });
  expect(await joined.guest.api.mistakes.answer(joined.kept)).toEqual(answered);
});

test('a place is no way into somebody else’s book', async () => {
  const { kept } = await guestWithCard();
  const { api } = await newLearner(site);
  const { by: _, ...claimed } = kept;
  expect(await refusal(api.mistakes.answer(claimed))).toBe('not_found');
});

test('a guest who answers and logs in at the same moment loses nothing: marked, or to be sent again', async () => {
  const { guest, kept } = await guestWithCard();
  const device = site.visitor();
  for (const [name, value] of guest.cookies) device.cookies.set(name, value);
  const [answered, account] = await Promise.all([
    refusal(device.api.mistakes.answer(kept)),
    register(site, undefined, guest),
  ]);
  // `not_found` would make the device throw it away.
  if (typeof answered === 'string') expect(answered).toBe('not_logged_in');
  await guest.api.mistakes.answer(kept);
  const tries = await site.rows('select user_id from mistake_tries where key = $1', [`card:${kept.key}`]);
  expect(tries).toEqual([{ user_id: account.user.id }]);
  const { sums, rows } = await counted(site, account.user.id);
  expect(sums).toEqual(rows);
  expect(await site.rows('select 1 from mistakes where user_id = $1', [kept.by])).toEqual([]);
});
