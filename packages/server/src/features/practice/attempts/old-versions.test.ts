import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practicePack } from '#testing/packs.ts';
import { handIn, openPracticeSite, type PracticeSite, save, start } from './attempts.testing.ts';

let site: PracticeSite;
let passage: number;
beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

const q = (n: number) => `${passage}.q${n}`;

test('an attempt keeps the version it began with: open ones are marked by it, old results stay readable', async () => {
  const learner = await site.guest();
  const done = await start(learner, { id: passage });
  const before = await handIn(learner, done, { [q(1)]: 'spikes' });
  const open = await start(learner, { id: passage });
  await save(learner, open, { [q(1)]: 'spikes' });

  const pack = await practicePack(site.folder);
  const file = join(pack, 'reading/set1-passage-1.yaml');
  const yaml = await readFile(file, 'utf8');
  const rev = Number(/^rev: (\d+)$/m.exec(yaml)?.[1]);
  await writeFile(
    file,
    yaml
      .replace(`rev: ${rev}`, `rev: ${rev + 1}`)
      .replaceAll('iron spikes', 'iron nails')
      .replace('answer: spikes', 'answer: nails')
      .replace('reject: [spike, iron spikes, iron]', 'reject: [nail, iron]')
      .replace('reject: [spike, iron nails, iron]', 'reject: [nail, iron]'),
  );
  expect(await site.services.content.importPack(pack)).toMatchObject({ changed: 1 });
  site.later(4);

  const again = await learner.api.attempt.getResult({ attempt_id: done.id });
  expect(again.questions[0]).toEqual(before.questions[0]);
  expect(again.attempt.papers[0]).toMatchObject({ rev });
  expect(JSON.stringify(again.attempt.papers[0])).toContain('iron spikes');

  const reopened = await learner.api.attempt.getAttempt({ attempt_id: open.id });
  expect(reopened.papers[0]).toMatchObject({ rev });
  expect((await handIn(learner, { ...open, revision: 1 })).questions[0]).toMatchObject({
    right: 1,
    answer: ['spikes'],
  });

  const fresh = await start(learner, { id: passage });
  expect(fresh.papers[0]).toMatchObject({ rev: rev + 1 });
  expect((await handIn(learner, fresh, { [q(1)]: 'nails' })).questions[0]).toMatchObject({
    right: 1,
    answer: ['nails'],
  });
  const redo = await start(learner, { of_attempt: done.id });
  expect(redo.papers[0]).toMatchObject({ rev });
});

test('a retired paper cannot be begun any more, but what was done with it stays', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('single-whale-song') });
  await site.rows(`update content_items set status = 'retired' where slug = 'single-whale-song'`);
  await site.rows(`update content_packs set imported_at = now() + interval '1 second'`);
  site.later(4);
  await expect(start(await site.guest(), { id: site.id('single-whale-song') })).rejects.toMatchObject({
    error: 'not_found',
  });
  expect((await handIn(learner, attempt)).total).toBe(13);
  expect((await learner.api.attempt.getRecordList({ skill: 'reading' })).list[0]?.title.en).toBe(attempt.title.en);
});
