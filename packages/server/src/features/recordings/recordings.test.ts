// @postgres: many at one moment
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { wavOf } from '@ninefold/examiner/speech/wav.testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMobile, openSite, register, type Site } from '#features/identity/identity.testing.ts';
import { PNG, WAV } from '#testing/small-files.ts';
import { humWav } from '#testing/wav.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ RECORDING_DAYS: '30' });
}, 180_000);
afterAll(() => site.close());

async function guest() {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return { ...visitor, user: await visitor.api.student.getInfo() };
}
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ error, fields, details }) => [error, ...fields, ...Object.values(details)].join(' '),
  );
const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
const wav = (...of: Parameters<typeof wavOf>) => blob(wavOf(...of));
const SECOND = new Float32Array(16_000).fill(0.1);
const files = async (folder = site.folder) =>
  (await import('node:fs/promises')).readdir(`${folder}/files`, { recursive: true }).then(
    (names) => names.filter((name) => /\.(pcm|wav)$/.test(name)),
    () => [],
  );

test('pieces are taken in order, each once: a double one changes nothing, a later one is told which is wanted', async () => {
  const { api } = await guest();
  const key = randomUUID();
  expect(await api.recording.addPiece({ key, seq: 0 }, humWav(5))).toEqual({ next: 1, seconds: 5 });
  expect(await api.recording.addPiece({ key, seq: 0 }, humWav(3))).toEqual({ next: 1, seconds: 5 });
  expect(await refused(api.recording.addPiece({ key, seq: 2 }, humWav(1)))).toBe('conflict seq 1');
  expect(await api.recording.addPiece({ key, seq: 1 }, humWav(2))).toEqual({ next: 2, seconds: 7 });
  const twenty = Array.from({ length: 20 }, () => api.recording.addPiece({ key, seq: 2 }, humWav(1)));
  expect(new Set((await Promise.all(twenty)).map(({ next }) => next))).toEqual(new Set([3]));
  // What was sent in vain leaves no file behind.
  await expect.poll(async () => (await files()).length).toBe(3);
});

test.each([
  { what: 'zero bytes', file: new Blob([]), says: 'file_not_accepted file' },
  { what: 'a picture called a recording', file: blob(PNG), says: 'file_not_accepted file' },
  { what: 'another rate', file: blob(WAV), says: 'file_not_accepted file' },
  { what: 'a header alone', file: blob(WAV.subarray(0, 44)), says: 'file_not_accepted file' },
  { what: 'more than a piece', file: humWav(8), says: 'file_not_accepted file' },
  { what: 'a header of eight hours', file: wav(SECOND, { claim: 921_600_000 }), says: 'file_not_accepted file' },
  {
    what: 'samples that are no numbers',
    file: wav([0, Number.NaN, 0.1], { bits: 32, float: true }),
    says: 'file_not_accepted file',
  },
  {
    what: '44.1 kHz in stereo with 24 bits: the recorder of the page sends none',
    file: wav(SECOND, { rate: 44_100, channels: 2, bits: 24 }),
    says: 'file_not_accepted file',
  },
])('$what is refused by what it holds', async ({ file, says }) => {
  const { api } = await guest();
  const before = (await files()).length;
  expect(await refused(api.recording.addPiece({ key: randomUUID(), seq: 0 }, file))).toBe(says);
  expect(await files()).toHaveLength(before);
});

test('what was recorded far too loudly is still a recording: its samples are kept as they came', async () => {
  const { api } = await guest();
  const clipped = wav(SECOND.map((_, at) => (at % 80 < 40 ? 4 : -4)));
  expect(await api.recording.addPiece({ key: randomUUID(), seq: 0 }, clipped)).toEqual({ next: 1, seconds: 1 });
});

test('a piece too large to be one is not read to its end, and a wrong input is named', async () => {
  const { api } = await guest();
  const key = randomUUID();
  expect(await refused(api.recording.addPiece({ key, seq: 0 }, humWav(20)))).toMatch(/^body_too_large/);
  expect(await refused(api.recording.addPiece({ key: 'short', seq: -1 }, humWav(1)))).toBe('invalid_input key seq');
});

test('a finished recording is heard by its owner alone, by ranges, until the owner deletes it', async () => {
  const [lin, chen] = [await guest(), await guest()];
  const key = randomUUID();
  await lin.api.recording.addPiece({ key, seq: 0 }, humWav(5));
  await lin.api.recording.addPiece({ key, seq: 1 }, humWav(1));
  const done = await site.services.learnerRecordings.finish(lin.user.id, key);
  expect(await site.services.learnerRecordings.finish(lin.user.id, key)).toEqual(done);
  expect(done).toMatchObject({ state: 'done', seconds: 6 });
  const url = `/files/${done.file}`;
  const whole = await lin.request({ method: 'GET', url });
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([
    200,
    'audio/wav',
    44 + 6 * 32_000,
  ]);
  const part = await lin.request({ method: 'GET', url, headers: { range: 'bytes=44-1043' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 1000]);
  expect((await chen.request({ method: 'GET', url })).statusCode).toBe(404);
  expect((await site.visitor().request({ method: 'GET', url })).statusCode).toBe(404);
  expect(await refused(chen.api.recording.remove({ id: done.id }))).toBe('not_found id');
  await lin.api.recording.remove({ id: done.id });
  expect((await lin.request({ method: 'GET', url })).statusCode).toBe(404);
  // A piece that arrives late does not bring it back.
  expect((await lin.api.recording.addPiece({ key, seq: 2 }, humWav(1))).next).toBe(0);
});

test('a disk that takes its time holds up nobody: the whole is made before the database is asked', async () => {
  const { api, user } = await guest();
  const key = randomUUID();
  await api.recording.addPiece({ key, seq: 0 }, humWav(1));
  const { put } = site.deps.storage;
  let isAsked = false;
  let go = () => {};
  const slow = new Promise<void>((done) => {
    go = done;
  });
  site.deps.storage.put = async (...file) => {
    isAsked = true;
    await slow;
    return put(...file);
  };
  const finished = site.services.learnerRecordings.finish(user.id, key);
  await expect.poll(() => isAsked).toBe(true);
  const other = Promise.race([api.student.getInfo().then(() => 'answered'), pause(3000).then(() => 'held up')]);
  expect(await other.finally(go)).toBe('answered');
  expect(await finished).toMatchObject({ state: 'done', seconds: 1 });
  site.deps.storage.put = put;
});

test('whoever listens at the very moment it is finished hears it all the same: of its pieces, then of its file', async () => {
  const { api, user } = await guest();
  const key = randomUUID();
  for (const seq of [0, 1]) await api.recording.addPiece({ key, seq }, humWav(2));
  const { learnerRecordings } = site.services;
  const [{ id = 0 } = {}] = await site.rows<{ id: number }>('select id from recordings where key = $1', [key]);
  const { get } = site.deps.storage;
  // The first piece is asked for, and by then everything is in one file.
  site.deps.storage.get = async (name) => {
    site.deps.storage.get = get;
    await learnerRecordings.finish(user.id, key);
    await expect.poll(() => get(name)).toBeNull();
    return get(name);
  };
  const heard = await learnerRecordings.samples(id, 0, 30);
  site.deps.storage.get = get;
  expect(heard).toHaveLength(4 * 32_000);
  expect((await site.rows('select 1 from recording_pieces where recording_id = $1', [id])).length).toBe(0);
  expect(await learnerRecordings.samples(id, 3, 30)).toHaveLength(32_000);
});

test('finished by many at one moment it is one file, and what the others made is gone', async () => {
  const { api, user } = await guest();
  const key = randomUUID();
  await api.recording.addPiece({ key, seq: 0 }, humWav(1));
  const before = (await files()).length;
  const { finish } = site.services.learnerRecordings;
  const all = await Promise.all(Array.from({ length: 12 }, () => finish(user.id, key)));
  expect(new Set(all.map(({ file }) => file)).size).toBe(1);
  // Its piece is gone, the whole has come.
  await expect.poll(async () => (await files()).length).toBe(before);
  expect((await api.recording.addPiece({ key, seq: 1 }, humWav(1))).next).toBe(0);
});

test('a whole file that could not be written down is not left behind, and the recording is still there', async () => {
  const { api, user } = await guest();
  const key = randomUUID();
  await api.recording.addPiece({ key, seq: 0 }, humWav(1));
  const before = (await files()).sort();
  await site.rows(`alter table files add constraint no_more_recordings check (purpose <> 'recording') not valid`);
  const seal = () => site.deps.db.transaction((tx) => site.services.learnerRecordings.seal(tx, user.id, key));
  await expect(seal()).rejects.toThrow();
  await site.rows('alter table files drop constraint no_more_recordings');
  await expect.poll(async () => (await files()).sort()).toEqual(before);
  expect(await seal()).toMatchObject({ state: 'done', seconds: 1 });
});

test('fifteen minutes are the most', async () => {
  const { api, user } = await guest();
  const key = randomUUID();
  await api.recording.addPiece({ key, seq: 0 }, humWav(5));
  await site.rows(
    `update recording_pieces set seconds = 898 where recording_id =
       (select id from recordings where user_id = $1 and key = $2)`,
    [user.id, key],
  );
  expect(await refused(api.recording.addPiece({ key, seq: 1 }, humWav(5)))).toMatch(/^body_too_large/);
  expect((await api.recording.addPiece({ key, seq: 1 }, humWav(1))).next).toBe(2);
});

test('what has been kept as long as the settings say is deleted, with pieces that nobody finished', async () => {
  const { api, user } = await guest();
  const [old, unfinished, fresh] = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of [old, unfinished, fresh]) await api.recording.addPiece({ key, seq: 0 }, humWav(1));
  await site.services.learnerRecordings.finish(user.id, old);
  await site.rows(`update recordings set started_at = now() - interval '31 days' where key = any($1)`, [
    [old, unfinished],
  ]);
  expect(await site.services.learnerRecordings.tidyUp()).toBe(2);
  expect(await site.services.learnerRecordings.tidyUp()).toBe(0);
  const rows = await site.rows<{ key: string; pieces: number; file: string }>(
    `select key, file, (select count(*)::int from recording_pieces where recording_id = recordings.id) as pieces
     from recordings where user_id = $1 order by id`,
    [user.id],
  );
  expect(rows).toEqual([
    { key: old, file: '', pieces: 0 },
    { key: unfinished, file: '', pieces: 0 },
    { key: fresh, file: '', pieces: 1 },
  ]);
});

test('a recording that was sent as learner and again as guest is kept twice, and stops no log-in', async () => {
  const mobile = newMobile();
  const key = randomUUID();
  const learner = await register(site, mobile);
  await learner.api.recording.addPiece({ key, seq: 0 }, humWav(1));
  const visitor = await guest();
  await visitor.api.recording.addPiece({ key, seq: 0 }, humWav(1));
  const back = await register(site, mobile, visitor);
  const { id } = await back.api.student.getInfo();
  const rows = await site.rows<{ key: string }>('select key from recordings where user_id = $1 order by id', [id]);
  expect(rows.map((row) => row.key)).toEqual([key, expect.stringMatching(new RegExp(`^${key}\\.\\d+$`))]);
});
