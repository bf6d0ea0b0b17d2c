// @postgres: rows that come, and come twice, depend on the database
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { bringIn, send } from '../personal-data.testing.ts';
import { countsOf, found, type Learner, type Lived, openLived } from './import.testing.ts';

let { site, owner, archive }: Lived = {} as Lived;
beforeAll(async () => {
  ({ site, owner, archive } = await openLived());
}, 120_000);
afterAll(() => site.close());
const counts = (userId: number) => countsOf(site, userId);

/** Rows of the history without the numbers that are others here. */
const historyOf = async ({ api }: Pick<Learner, 'api'>) =>
  (await api.history.getReadingList({ state: 'done' })).list.map(({ id, user_id, ...row }) => row);

test('what was done there is the same history here, once, and coins never come', async () => {
  const learner = await register(site);
  const before = await counts(learner.user.id);
  const looked = await send(site, learner, archive);
  expect(looked).toMatchObject({ state: 'checked', failure: '' });
  expect(found(looked.tables, /^Every attempt at reading/)).toMatchObject({
    ...{ comes: 2, known: 0 },
    left: [{ reason: 'unfinished', count: 1 }],
  });
  expect(found(looked.tables, /^Every entry of coins/)).toMatchObject({ comes: 0, left: [{ reason: 'coins' }] });
  expect(await counts(learner.user.id), 'a dry run writes nothing').toEqual(before);

  const brought = await bringIn(site, learner);
  expect(brought).toMatchObject({ state: 'done', percent: 100 });
  expect(brought.tables.map(({ name, comes }) => [name.en, comes])).toEqual(
    looked.tables.map(({ name, comes }) => [name.en, comes]),
  );
  expect(await historyOf(learner)).toEqual(await historyOf(owner));
  const [here, there] = [await counts(learner.user.id), await counts(owner.user.id)];
  expect(here).toMatchObject({
    ...there,
    attempts: 2,
    answer_sheets: 2,
    attempt_papers: 2,
    history_records: 2,
    coin_entries: before.coin_entries,
  });

  const [mine] = (await learner.api.attempt.getRecordList({})).list;
  const [theirs] = (await owner.api.history.getReadingList({ state: 'done' })).list;
  const result = await learner.api.attempt.getResult({ attempt_id: mine?.id ?? 0 });
  const same = await owner.api.attempt.getResult({ attempt_id: theirs?.id ?? 0 });
  expect({ right: result.right, groups: result.groups }).toEqual({ right: same.right, groups: same.groups });
  const [card] = (await learner.api.mistakes.getList({ attempt_id: mine?.id ?? 0 })).list;
  expect(await learner.api.mistakes.getInfo({ id: card?.id ?? 0 })).toHaveProperty('solution');

  const [recording] = await site.rows<{ file: string }>('select file from recordings where user_id = $1', [
    learner.user.id,
  ]);
  const url = `/files/${recording?.file}`;
  expect((await learner.request({ method: 'GET', url })).rawPayload.includes('said by somebody')).toBe(true);
  expect((await owner.request({ method: 'GET', url })).statusCode).toBe(404);

  const again = await send(site, learner, archive);
  expect(again.tables.reduce((sum, { comes }) => sum + comes, 0)).toBe(0);
  await bringIn(site, learner);
  expect(await counts(learner.user.id), 'a second time nothing is doubled').toEqual(here);
  await expect.poll(() => site.rows('select 1 as one from data_import_pieces')).toEqual([]);
});

test('pieces come in order, of one zip, from somebody who has an account', async () => {
  const { api } = await register(site);
  const add = (
    input: { seq?: number; size?: number; key?: string },
    bytes: string | Uint8Array<ArrayBuffer> = new Uint8Array(archive.subarray(0, 1000)),
  ) =>
    api.personalData.addImportPiece(
      { key: 'a-file-of-mine', seq: 0, size: archive.length, ...input },
      new Blob([bytes]),
    );
  expect(await refusal(add({}, 'no zip at all')), 'judged by its bytes').toBe('file_not_accepted');
  expect(await refusal(add({ size: 5_000_000_000 })), 'larger than IMPORT_MB').toBe('body_too_large');
  expect(await refusal(add({ seq: 1 })), 'nothing was begun').toBe('conflict');
  expect((await add({})).incoming).toMatchObject({ state: 'receiving', next: 1, received: 1000 });
  expect((await add({})).incoming, 'the same piece again').toMatchObject({ next: 1, received: 1000 });
  expect(await refusal(add({ seq: 2 })), 'one is missing').toBe('conflict');
  expect(await refusal(add({ seq: 1 }, new Uint8Array(archive.length))), 'more than was said').toMatch(
    /invalid_input|body_too_large/,
  );
  expect(await refusal(api.personalData.startImport()), 'nobody has looked through it').toBe('not_found');
  expect((await api.personalData.removeImport()).incoming).toBeNull();
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(
    await refusal(guest.api.personalData.addImportPiece({ key: 'a-file-of-mine', seq: 0, size: 9 }, new Blob(['x']))),
  ).toBe('not_logged_in');
  site.later(2 * 86_400);
  await site.services.personalData.tidyUp();
  await expect.poll(() => site.rows('select 1 as one from data_import_pieces')).toEqual([]);
});
