// @postgres: a row that somebody else holds
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#db/postgres.ts';
import { openSite, refusal, register, type Site } from '#features/identity/identity.testing.ts';
import { onPostgres } from '#testing/database.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The embedded database has one connection, so nobody can hold a row while another one asks. */
test.runIf(onPostgres)('a locked wallet makes its owner wait a moment, and nobody else', async () => {
  const [owner, other] = [await register(site), await register(site)];
  const [place] = await site.rows<{ name: string }>('select current_database() as name');
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: place?.name ?? '' }).href;
  const stranger = await openPostgres({ DATABASE_URL: url, DATABASE_POOL: 1, STATEMENT_TIMEOUT_MS: 60_000 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holds = () => {};
  // Not a look at the locks of the whole cluster: other tests lock rows of theirs beside this one.
  const isLocked = new Promise<void>((resolve) => {
    holds = resolve;
  });
  const holding = stranger.transaction(async (tx) => {
    await tx.query('select 1 from wallets where user_id = $1 for update', [owner.user.id]);
    holds();
    await held;
  });
  await isLocked;
  const presses = Promise.all(Array.from({ length: 11 }, () => refusal(owner.api.task.signIn())));
  const begun = performance.now();
  for (let n = 0; n < 5; n++) await other.api.student.getInfo();
  const waited = performance.now() - begun;
  expect(new Set(await presses)).toEqual(new Set(['busy']));
  // Without a limit the eleven presses hold the ten connections until the statement timeout, ten seconds later.
  expect(waited).toBeLessThan(5000);
  release();
  await holding;
  await stranger.close();
  expect(await refusal(owner.api.task.signIn())).not.toBe('busy');
});
