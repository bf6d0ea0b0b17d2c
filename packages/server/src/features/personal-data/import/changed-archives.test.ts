// @postgres: rows that come, and come twice, depend on the database
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#db/personal/personal-data.ts';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { bringIn, changed, rowsIn, send, withRows } from '../personal-data.testing.ts';
import { countsOf, found, type Lived, openLived } from './import.testing.ts';

let { site, owner, archive }: Lived = {} as Lived;
beforeAll(async () => {
  ({ site, owner, archive } = await openLived());
}, 120_000);
afterAll(() => site.close());
const counts = (userId: number) => countsOf(site, userId);

const attempts = (files: Map<string, Buffer>, change: (row: Row) => Row) =>
  withRows(
    files,
    'attempts',
    rowsIn(files, 'data/attempts.jsonl').map((row) => (row.state === 'marked' ? change(row) : row)),
  );

const TAMPERED: { why: string; change: (files: Map<string, Buffer>) => void; reason: string; comes?: number }[] = [
  { why: 'a band that does not exist', change: (f) => attempts(f, (row) => ({ ...row, band: 12 })), reason: 'changed' },
  { why: 'more right than there are', change: (f) => attempts(f, (row) => ({ ...row, right: 99 })), reason: 'changed' },
  {
    why: 'a mode that does not exist',
    change: (f) => attempts(f, (row) => ({ ...row, mode: 'x' })),
    reason: 'changed',
  },
  {
    why: 'a column that is not there',
    change: (f) => attempts(f, (row) => ({ ...row, is_vip: 1 })),
    reason: 'changed',
  },
  {
    why: 'an object instead of a word',
    change: (f) => attempts(f, (row) => ({ ...row, start_key: {} })),
    reason: 'changed',
  },
  {
    why: 'handed in next year',
    change: (f) => attempts(f, (row) => ({ ...row, submitted_at: '2099-01-01T00:00:00Z' })),
    reason: 'changed',
  },
  {
    why: 'NUL, which no database keeps',
    change: (f) => attempts(f, (row) => ({ ...row, title: { en: 'a\0', zh: '' } })),
    reason: 'changed',
  },
  {
    why: 'a number that means nothing',
    change: (f) => attempts(f, (row) => ({ ...row, source_id: 987_654 })),
    reason: 'content_missing',
  },
  { why: 'no answers', change: (f) => withRows(f, 'answer_sheets', []), reason: 'changed' },
  {
    why: 'another version of the paper',
    change: (f) =>
      withRows(
        f,
        'attempt_papers',
        rowsIn(f, 'data/attempt_papers.jsonl').map((row) => ({ ...row, hash: 'other' })),
      ),
    reason: 'version_missing',
  },
  {
    why: 'a row that is no JSON',
    change: (f) => f.set('data/attempts.jsonl', Buffer.from('{"id": \nnonsense\n[]\n')),
    reason: 'changed',
  },
  {
    why: 'a paper of a pack that is not here',
    change: (f) => withReference(f, (row) => ({ ...row, pack: 'elsewhere' })),
    reason: 'content_missing',
  },
];
const withReference = (files: Map<string, Buffer>, change: (row: Row) => Row) =>
  files.set(
    'reference/content.jsonl',
    Buffer.from(
      rowsIn(files, 'reference/content.jsonl')
        .map((row) => `${JSON.stringify(change(row))}\n`)
        .join(''),
    ),
  );

test('rows that somebody changed stay behind, with the reason', async () => {
  const learner = await register(site);
  for (const { why, change, reason } of TAMPERED) {
    const { state, tables } = await send(site, learner, changed(archive, change));
    expect(state, why).toBe('checked');
    const tally = found(tables, /^Every attempt at reading/);
    expect(tally?.comes, why).toBe(0);
    expect(
      tally?.left.map((one) => one.reason),
      why,
    ).toContain(reason);
    expect(found(tables, /^The history/)?.comes ?? 0, why).toBe(0);
  }
  expect((await counts(learner.user.id)).attempts).toBe(0);
});

test('whose it is, what it paid and how it is counted are never believed', async () => {
  const learner = await register(site);
  const paid = changed(archive, (files) => {
    attempts(files, (row) => ({
      ...row,
      user_id: owner.user.id,
      coins: 9999,
      over_limit: true,
      id: Number(row.id) + 50_000_000,
    }));
    for (const table of ['answer_sheets', 'attempt_papers', 'marked_papers'])
      withRows(
        files,
        table,
        rowsIn(files, `data/${table}.jsonl`).map((row) => ({
          ...row,
          attempt_id: Number(row.attempt_id) + 50_000_000,
        })),
      );
    withRows(files, 'wallets', [{ user_id: learner.user.id, coins: 100_000 }]);
    withRows(files, 'memberships', [{ user_id: learner.user.id, skill: 'writing', ends_at: '2030-01-01T00:00:00Z' }]);
  });
  const theirs = await counts(owner.user.id);
  const { remaining_points: coins } = await learner.api.points.getInfo();
  await send(site, learner, paid);
  expect((await bringIn(site, learner)).state).toBe('done');
  expect(await counts(owner.user.id), 'nobody else gets a row').toEqual(theirs);
  expect((await learner.api.points.getInfo()).remaining_points).toBe(coins);
  expect(
    await site.rows('select distinct coins, over_limit from attempts where user_id = $1', [learner.user.id]),
  ).toEqual([{ coins: 0, over_limit: false }]);
  expect(await site.rows('select 1 as one from memberships where user_id = $1', [learner.user.id])).toEqual([]);
});

test('what only a membership opens is not opened by a file', async () => {
  const learner = await register(site);
  await site.rows(`update content_items set public = public || '{"access": "vip"}' where kind = 'reading'`);
  const { tables } = await send(site, learner, archive);
  await site.rows(`update content_items set public = public || '{"access": "free"}' where kind = 'reading'`);
  expect(found(tables, /^Every attempt at reading/)).toMatchObject({
    comes: 0,
    left: [{ reason: 'content_closed' }, { reason: 'unfinished' }],
  });
});

const REFUSED: { why: string; file: () => Buffer; failure: string }[] = [
  {
    why: 'another zip',
    file: () => changed(archive, (f) => f.delete('manifest.json'), false),
    failure: 'not_an_archive',
  },
  { why: 'a later format', file: () => manifest({ version: 2 }), failure: 'newer' },
  { why: 'another format', file: () => manifest({ format: 'something' }), failure: 'not_an_archive' },
  {
    why: 'rows taken out',
    file: () => changed(archive, (f) => withRows(f, 'attempts', []), false),
    failure: 'damaged',
  },
  {
    why: 'a way out of the archive',
    file: () => changed(archive, (f) => f.set('../../etc/cron.d/x', Buffer.from('x'))),
    failure: 'damaged',
  },
  {
    why: 'a program',
    file: () => changed(archive, (f) => f.set('media/recordings/run.exe', Buffer.from('MZ'))),
    failure: 'damaged',
  },
  {
    why: 'a bomb',
    file: () => changed(archive, (f) => f.set('data/attempts.jsonl', Buffer.alloc(60_000_000, ' ')), false),
    failure: 'too_large',
  },
  {
    why: 'more rows than its list says',
    file: () => changed(archive, (f) => f.set('data/attempts.jsonl', Buffer.concat([...threeTimes(f)])), false),
    failure: 'damaged',
  },
  { why: 'bytes turned over', file: () => flipped(archive), failure: 'damaged' },
  { why: 'cut off', file: () => archive.subarray(0, archive.length - 100), failure: 'not_an_archive' },
];
const manifest = (change: object) =>
  changed(archive, (files) => {
    const old = JSON.parse(files.get('manifest.json')?.toString() ?? '{}') as object;
    files.set('manifest.json', Buffer.from(JSON.stringify({ ...old, ...change })));
  });
const threeTimes = (files: Map<string, Buffer>) =>
  Array.from({ length: 3 }, () => files.get('data/attempts.jsonl') ?? Buffer.alloc(0));
/** In the middle of the packed rows of attempts. */
function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf('data/attempts.jsonl') + 'data/attempts.jsonl'.length + 40;
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

test('an archive that is not ours is refused whole, and says where', async () => {
  const learner = await register(site);
  const before = await counts(learner.user.id);
  for (const { why, file, failure } of REFUSED) {
    const { state, failure: said } = await send(site, learner, file());
    expect([state, said], why).toEqual(['failed', failure]);
    expect(await refusal(learner.api.personalData.startImport()), why).toBe('not_found');
  }
  expect(await counts(learner.user.id)).toEqual(before);
});
