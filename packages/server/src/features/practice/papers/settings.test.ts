import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite, start } from '../attempts/attempts.testing.ts';

/** What the operator's settings change for everybody. */

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite({ READING_ACCESS: 'vip' });
});
afterAll(() => site.close());

test('READING_ACCESS=vip closes reading to guests and leaves listening open', async () => {
  const guest = await site.guest();
  expect((await guest.api.reading.getJianYaList({})).list[0]).toMatchObject({ access: 'vip', locked: 1 });
  expect(await refusal(start(guest, { id: site.id('set-1') }))).toBe('vip_needed');
  expect((await guest.api.listening.getJianYaList({})).list[0]).toMatchObject({ access: 'free', locked: 0 });
});

test('LISTENING_ACCESS=vip: a section that is not sent has no running order either', async () => {
  const closed = await openPracticeSite({ LISTENING_ACCESS: 'vip' }, site);
  const guest = await closed.guest();
  const [set] = (await guest.api.listening.getJianYaList({})).list;
  expect(await guest.api.listening.getPaper({ id: set?.id ?? 0 })).toMatchObject({
    locked: 1,
    papers: [],
    running: [],
  });
  await closed.close();
});

test('CONTENT_STATUS=published hides what still waits for a reviewer', async () => {
  const strict = await openPracticeSite({ CONTENT_STATUS: 'published' }, site);
  const guest = await strict.guest();
  const now = async (status: string, which: string, seconds: number) => {
    await site.rows(`update content_items set status = '${status}' where ${which}`);
    await site.rows(`update content_packs set imported_at = now() + interval '${seconds} seconds'`);
    strict.later(4);
  };
  await now('review', 'true', 1);
  expect((await guest.api.reading.getSearchList({})).total).toBe(0);
  await now('published', `slug in ('set-1', 'set1-passage-1')`, 2);
  const [set] = (await guest.api.reading.getJianYaList({})).list;
  expect(set).toMatchObject({ marks: 13, whole: 0 });
  await strict.close();
});
