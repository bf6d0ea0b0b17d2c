// @postgres: many at one moment, merges
import { randomUUID } from 'node:crypto';
import { PNG as Png } from 'pngjs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newMobile, refusal, refused, register } from '#features/identity/identity.testing.ts';
import type { PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { humWav } from '#testing/wav.ts';
import { openLessonSite } from './lessons.testing.ts';

let site: PracticeSite;
let where: Awaited<ReturnType<typeof openLessonSite>>['where'];
beforeAll(async () => {
  ({ site, where } = await openLessonSite());
}, 180_000);
afterAll(() => site.close());

type Learner = Pick<Awaited<ReturnType<typeof register>>, 'api' | 'request'>;
const key = (name: string) => `${name}-${randomUUID()}`;
const silence = (seconds: number) => {
  const hum = humWav(seconds);
  return hum.arrayBuffer().then((bytes) => new Blob([new Uint8Array(bytes).fill(0, 44)], { type: 'audio/wav' }));
};

/** So many seconds, in the pieces a recorder sends. */
async function say({ api }: Learner, name: string, seconds: number, piece: (seconds: number) => Blob | Promise<Blob>) {
  const at = { ...where('a-talk'), part: 0 };
  const whole = Math.floor((seconds - 1) / 5);
  for (let seq = 0; seq < whole; seq += 1) await api.recording.addPiece({ key: name, seq }, await piece(5));
  const end = { ...at, key: name, seq: whole };
  return api.course.saveLessonRecording(end, await piece(seconds - whole * 5));
}
const handedIn = async (learner: Learner, name: string, seconds = 6) =>
  (await say(learner, name, seconds, humWav)).handed_in;

/** One short recording that was begun so long ago. */
const sayLate = ({ api }: Learner, name: string, secondsAgo: number) =>
  api.course.saveLessonRecording(
    { ...where('a-talk'), part: 0, key: key(name), seq: 0, age_ms: secondsAgo * 1000 },
    humWav(4),
  );

function picture(width: number, height: number): Blob {
  const png = new Png({ width, height });
  png.data.fill(120);
  return new Blob([new Uint8Array(Png.sync.write(png))], { type: 'image/png' });
}

const fetched = async (learner: Learner, url: string) => (await learner.request({ method: 'GET', url })).statusCode;
const done = async ({ api }: Learner, lesson: string) =>
  (await api.course.saveLessonProgress({ ...where(lesson), part: 0 })).progress.state;

test('what is said for a task is kept for its owner alone, done by being said, and replaced by the next one', async () => {
  const learner = await register(site);
  const { api } = learner;
  expect(await done(learner, 'a-talk')).toBe('open');
  // Words about a recording are none.
  await api.course.saveLessonAnswer({ ...where('a-talk'), part: 0, text: 'I talked for a whole minute.' });
  expect(await done(learner, 'a-talk')).toBe('open');
  const first = await handedIn(learner, key('first'), 12);
  expect(first).toMatchObject({ of: 'audio', seconds: 12 });
  expect(await fetched(learner, first.url)).toBe(200);
  expect(await fetched(await register(site), first.url)).toBe(404);
  expect(await done(learner, 'a-talk')).toBe('done');
  const second = key('second');
  const again = await handedIn(learner, second);
  expect((await api.course.getLesson(where('a-talk'))).handed_in).toEqual(again);
  expect(await fetched(learner, first.url)).toBe(404);
  // Sent again because the answer got lost: the same one, and it still counts.
  expect(await say(learner, second, 6, humWav)).toMatchObject({ handed_in: again, counts: 1 });
});

test('a recording that waited on a device does not replace the one that was made after it, and is told so', async () => {
  const learner = await register(site);
  const late = key('late');
  await learner.api.recording.addPiece({ key: late, seq: 0 }, humWav(5));
  site.later(60);
  const newest = await handedIn(learner, key('newest'));
  // Also when its answer got lost and it is sent again.
  for (const _ of ['once', 'again'])
    expect(await say(learner, late, 6, humWav)).toMatchObject({ handed_in: newest, counts: 0 });
  expect((await learner.api.course.getLesson(where('a-talk'))).handed_in).toEqual(newest);
});

test('of recordings that waited on two devices the one that was said last counts, whichever comes first', async () => {
  const learner = await register(site);
  const { handed_in: newest, counts } = await sayLate(learner, 'laptop', 60);
  expect(counts).toBe(1);
  expect(await sayLate(learner, 'phone', 600)).toMatchObject({ handed_in: newest, counts: 0 });
  expect(await fetched(learner, newest.url)).toBe(200);
  // Said before the first one came, and after it was said.
  const other = await register(site);
  const { handed_in: older } = await sayLate(other, 'phone', 600);
  site.later(60);
  const { handed_in: newer } = await sayLate(other, 'laptop', 300);
  expect((await other.api.course.getLesson(where('a-talk'))).handed_in).toEqual(newer);
  expect([await fetched(other, older.url), await fetched(other, newer.url)]).toEqual([404, 200]);
});

test('what arrives when its lesson was left long ago completes it and pays, once, and moves nobody', async () => {
  const { api, user } = await register(site);
  await api.course.saveLessonProgress({ ...where('a-talk'), part: 0 });
  await api.course.saveLessonProgress({ ...where('slides'), part: 1 });
  const learned = await api.course.getLastLearned();
  site.later(3600);
  const said = await sayLate({ api, request: site.visitor().request }, 'train', 3600);
  expect(said).toMatchObject({ progress: { state: 'done', done: [0], part: 0 }, coins: { over_limit: 0 } });
  expect(await api.course.getLastLearned()).toEqual(learned);
  const again = await api.course.saveLessonProgress({ ...where('a-talk'), part: 0 });
  expect(again).toMatchObject({ progress: { state: 'done' }, coins: { paid: 0 } });
  const deeds = `select 1 from deeds where user_id = $1 and deed = 'lesson_completed'`;
  expect(await site.rows(deeds, [user.id])).toHaveLength(1);
});

test('silence, a moment and a picture are no recording; a text and a recording are no picture', async () => {
  const learner = await register(site);
  const { api } = learner;
  const nothing = key('silent');
  // Sent again it is no better.
  for (const _ of ['once', 'again'])
    expect(await refused(say(learner, nothing, 12, silence))).toMatchObject({
      error: 'file_not_accepted',
      details: { least: 3 },
    });
  expect(await refusal(say(learner, key('short'), 2, humWav))).toBe('file_not_accepted');
  const talk = { ...where('a-talk'), part: 0 };
  expect(await refusal(api.course.saveLessonRecording({ ...talk, key: key('png'), seq: 0 }, picture(9, 9)))).toBe(
    'file_not_accepted',
  );
  const sheet = { ...where('a-sheet'), part: 0 };
  const text = new Blob(['not a picture'], { type: 'image/png' });
  expect(await refusal(api.course.saveLessonPicture(sheet, text))).toBe('file_not_accepted');
  expect(await refusal(api.course.saveLessonPicture(sheet, humWav(1)))).toBe('file_not_accepted');
  expect((await api.course.getLesson(where('a-talk'))).handed_in).toBeNull();
  expect(await done(learner, 'a-talk')).toBe('open');
  // Nothing that was refused is left behind.
  expect(await site.rows(`select 1 from recordings where user_id = $1 and file <> ''`, [learner.user.id])).toEqual([]);
});

test('neither is taken by a step that asks for something else, nor in a lesson of another course', async () => {
  const { api } = await register(site);
  const piece = { key: key('elsewhere'), seq: 0 };
  for (const at of [
    { ...where('a-task'), part: 1 },
    { ...where('a-sheet'), part: 0 },
    { ...where('a-talk'), part: 7 },
  ])
    expect(await refused(api.course.saveLessonRecording({ ...at, ...piece }, humWav(6)))).toMatchObject({
      error: 'invalid_input',
      fields: ['part'],
    });
  expect(await refusal(api.course.saveLessonPicture({ ...where('a-talk'), part: 0 }, picture(9, 9)))).toBe(
    'invalid_input',
  );
  const elsewhere = { ...where('a-talk', 'other-course'), part: 0 };
  expect(await refusal(api.course.saveLessonRecording({ ...elsewhere, ...piece }, humWav(6)))).toBe('not_found');
  expect(await refusal(api.course.saveLessonPicture(elsewhere, picture(9, 9)))).toBe('not_found');
});

test('a photo is written anew, belongs to its owner, and is taken away with its successor', async () => {
  const learner = await register(site);
  const { api } = learner;
  const sheet = { ...where('a-sheet'), part: 0 };
  const { handed_in: first, ...settled } = await api.course.saveLessonPicture(sheet, picture(40, 30));
  expect(first).toMatchObject({ of: 'photo', seconds: 0 });
  expect(await fetched(await register(site), first.url)).toBe(404);
  expect(settled).toMatchObject({ progress: { state: 'done', done: [0] } });
  // Two devices at one moment: one of them counts, and no other file stays.
  await Promise.all([
    api.course.saveLessonPicture(sheet, picture(41, 30)),
    api.course.saveLessonPicture(sheet, picture(42, 30)),
  ]);
  const { handed_in } = await api.course.getLesson(where('a-sheet'));
  expect(await fetched(learner, handed_in?.url ?? '')).toBe(200);
  expect(await fetched(learner, first.url)).toBe(404);
  expect(await site.rows(`select name from files where owner_id = $1`, [learner.user.id])).toEqual([
    { name: handed_in?.url.slice('/files/'.length) },
  ]);
});

test('what a guest handed in is the account’s after logging in', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const said = await handedIn(guest, key('guest'));
  const learner = await register(site, newMobile(), guest);
  expect((await learner.api.course.getLesson(where('a-talk'))).handed_in).toEqual(said);
});

test('of what guest and account both handed in, the newer counts at log-in, and nothing of the other stays', async () => {
  const account = await register(site);
  const sheet = { ...where('a-sheet'), part: 0 };
  const [oldSaid, oldDrawn] = [
    await handedIn(account, key('account')),
    (await account.api.course.saveLessonPicture(sheet, picture(40, 30))).handed_in,
  ];
  site.later(60);
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const said = await handedIn(guest, key('guest'));
  const { handed_in: drawn } = await guest.api.course.saveLessonPicture(sheet, picture(41, 30));
  await register(site, account.mobile, guest);
  const shown = async (lesson: string) => (await guest.api.course.getLesson(where(lesson))).handed_in;
  expect([await shown('a-talk'), await shown('a-sheet')]).toEqual([said, drawn]);
  expect(await Promise.all([said, drawn, oldSaid, oldDrawn].map(({ url }) => fetched(guest, url)))).toEqual([
    200, 200, 404, 404,
  ]);
});

test('what a guest said before the account said it again does not come back with the guest', async () => {
  const account = await register(site);
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const older = await handedIn(guest, key('guest'));
  site.later(60);
  const newer = await handedIn(account, key('account'));
  await register(site, account.mobile, guest);
  expect((await guest.api.course.getLesson(where('a-talk'))).handed_in).toEqual(newer);
  expect([await fetched(guest, newer.url), await fetched(guest, older.url)]).toEqual([200, 404]);
});

test('a photo whose commit stands although its answer got lost keeps its file', async () => {
  const learner = await register(site);
  const transaction = site.deps.db.transaction.bind(site.deps.db);
  let lost = false;
  const spy = vi.spyOn(site.deps.db, 'transaction').mockImplementation(async (work) => {
    const answer = await transaction(work);
    const files = await site.rows(`select 1 from files where owner_id = $1`, [learner.user.id]);
    if (lost || files.length === 0) return answer;
    lost = true;
    throw new Error('Connection terminated unexpectedly');
  });
  const sheet = { ...where('a-sheet'), part: 0 };
  expect(await refusal(learner.api.course.saveLessonPicture(sheet, picture(40, 30)))).toBe('database_away');
  spy.mockRestore();
  const { handed_in } = await learner.api.course.getLesson(where('a-sheet'));
  expect(await fetched(learner, handed_in?.url ?? '')).toBe(200);
});
