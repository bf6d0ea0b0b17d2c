// @postgres: rows that come with an archive
import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';
import { archiveOf, bringIn, changed, rowsIn, send, withRows } from '#features/personal-data/personal-data.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({}, 'practice');
});
afterAll(() => site.close());

test('what was said in a lesson is basic training, also in an archive from before it was', async () => {
  const owner = await register(site);
  const [record] = await site.rows<{ id: number }>(
    `with kept as (
       insert into content_snapshots (content_id, hash, rev, kind, pack_id, public, key, review)
       select id, hash, rev, kind, pack_id, public, key, review from content_items where kind = 'speaking'
       order by id limit 1 returning content_id, hash)
     insert into speaking_records (user_id, paper_id, hash, part, mode, origin, start_key, title, topic, asked, state,
       answered, seconds, started_at, done_at)
     select $1, content_id, hash, 1, 'practice', 'lesson', 'said-in-a-lesson', '{"en":"Home","zh":"家"}', 'home', 1,
       'handed_in', 1, 20, now(), now() from kept returning id`,
    [owner.user.id],
  );
  await site.services.historyIndex.put(site.deps.db, {
    ...{ type: RECORD_TYPES.training_speaking, record_id: record?.id ?? 0, user_id: owner.user.id, state: 'handed_in' },
    ...{ title: { en: 'Home', zh: '家' }, about: 'home', topics: [], question_types: [], right: 0, total: 0, band: -1 },
    doors: { source_id: 0, papers: [], mode: 'practice', kind: 'paper', redo: false },
    ...{ duration: 20, started_at: new Date(), update_time: new Date() },
  });
  const asThen = changed(await archiveOf(site, owner), (files) =>
    withRows(
      files,
      'history_records',
      rowsIn(files, 'data/history_records.jsonl').map((row) => ({ ...row, type: RECORD_TYPES.speaking })),
    ),
  );
  const learner = await register(site);
  const types = () =>
    site.rows(
      `select history.type from history_records history join speaking_records record on record.id = history.record_id
       where history.user_id = $1 and record.user_id = $1`,
      [learner.user.id],
    );
  for (const time of ['brought', 'brought again']) {
    await send(site, learner, asThen);
    expect((await bringIn(site, learner)).state, time).toBe('done');
    expect(await types(), time).toEqual([{ type: RECORD_TYPES.training_speaking }]);
    site.later(86_400);
  }
});
