// @postgres: links made at one moment, a job
import { localDay } from '@ninefold/core/time/local-day';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '#app-error.ts';
import { refusal } from '#features/identity/identity.testing.ts';
import { pdfService } from '../pdf/pdf.service.ts';
import { draftOf, learnerWith, openWritingSite, sample, saved, settled, type WritingSite } from '../writing.testing.ts';

let site: WritingSite;
let learner: Awaited<ReturnType<typeof learnerWith>>;
let record_id = 0;
const NAME = 'Wang Xiaoming';
beforeAll(async () => {
  site = await openWritingSite();
  learner = await learnerWith(site, 500);
  await learner.api.student.updateInfo({ name: NAME });
  record_id = await draftOf(learner, { paper_id: site.id('task2-group-marks') });
  await saved(learner, record_id, sample.essay);
  await learner.api.exercise.essayScoring({ record_id });
  await settled(learner, record_id);
});
afterAll(() => site.close());

const stranger = () => site.visitor().api;

test('a link shows the report without an account and without the learner: needAuth 0, no drafts, no choices', async () => {
  const { encode_id, expires_time } = await learner.api.writing.createShareLink({ record_id, days: 7 });
  expect(encode_id).toMatch(/^[\w-]{32}$/);
  expect(expires_time).toBeGreaterThan(0);
  const visitor = site.visitor();
  const info = await visitor.api.exercise.getShareRecordInfo({ encode_id });
  expect(info).toMatchObject({ encode_id, outline: '', content: sample.essay });
  expect(visitor.last.headers['x-robots-tag']).toBe('noindex, nofollow');
  const detail = await visitor.api.writing.getShareScoreDetail({ encode_id });
  expect(detail).toMatchObject({ needAuth: 0, status: 3, drafts: [], choices: [], mistakes: [] });
  expect(detail.scoreDetail?.assessable).toBe(true);
  expect(await visitor.api.exercise.getShareScoreInfo({ encode_id })).toEqual(detail);
  const told = JSON.stringify([info, detail]);
  expect((await learner.api.student.getInfo()).name).toBe(NAME);
  for (const word of [NAME, learner.mobile, 'user_id', 'mobile', '"name"']) expect(told).not.toContain(word);
  expect((await learner.api.writing.getTopicInfo({ record_id })).encode_id).toBe(encode_id);
});

test('pressing twice at one moment makes one link; a revoked one finds nothing, and the next has another address', async () => {
  const press = () => learner.api.writing.createShareLink({ record_id });
  const [one, other] = await Promise.all([press(), press()]);
  expect(other.encode_id).toBe(one.encode_id);
  expect(await learner.api.writing.revokeShareLink({ record_id })).toEqual({ revoked: 1 });
  expect(await learner.api.writing.revokeShareLink({ record_id })).toEqual({ revoked: 0 });
  expect(await refusal(stranger().exercise.getShareRecordInfo({ encode_id: one.encode_id }))).toBe('not_found');
  expect(await refusal(stranger().writing.getShareScoreDetail({ encode_id: one.encode_id }))).toBe('not_found');
  expect((await learner.api.writing.getShareLink({ record_id })).encode_id).toBe('');
  expect((await press()).encode_id).not.toBe(one.encode_id);
});

test('an expired link finds nothing', async () => {
  const { encode_id } = await learner.api.writing.createShareLink({ record_id, days: 7 });
  await site.rows("update essay_shares set expires_at = now() - interval '1 second'");
  expect(await refusal(stranger().exercise.getShareRecordInfo({ encode_id }))).toBe('not_found');
  expect((await learner.api.writing.getShareLink({ record_id })).encode_id).toBe('');
});

test('somebody else’s record cannot be shared, taken back, looked at or printed', async () => {
  const other = await learnerWith(site, 0);
  const { api } = other;
  for (const call of [
    () => api.writing.createShareLink({ record_id }),
    () => api.writing.getShareLink({ record_id }),
    () => api.writing.revokeShareLink({ record_id }),
    () => api.exercise.exportSoringInfoPdf({ record_id }),
  ])
    expect(await refusal(call())).toBe('not_found');
});

test('a draft that is not scored has nothing to share or to print', async () => {
  const draft = await draftOf(learner, { paper_id: site.id('task2-arts-funding') });
  expect(await refusal(learner.api.writing.createShareLink({ record_id: draft }))).toBe('attempt_open');
  expect(await refusal(learner.api.exercise.exportSoringInfoPdf({ record_id: draft }))).toBe('attempt_open');
});

test.each(['', 'short', '../../../etc/passwd', 'x'.repeat(65), "1' or '1'='1"])(
  'a made-up id is refused: %j',
  async (encode_id) => {
    expect(await refusal(stranger().exercise.getShareRecordInfo({ encode_id }))).toBe('invalid_input');
  },
);

const reports = async () =>
  (await site.rows<{ name: string }>(`select name from files where purpose = 'report'`)).map(({ name }) => name);
const isStored = async (name: string) => (await site.deps.storage.get(name)) !== null;
test.each(['zh', 'en'] as const)(
  'the report as a PDF (%s): made once, fonts inside, only its owner fetches it',
  async (language) => {
    const ask = () => learner.api.exercise.exportSoringInfoPdf({ record_id, language });
    const before = (await reports()).length;
    const [first] = await Promise.all([ask(), ask(), ask()]);
    expect(first?.state).toBe('making');
    await expect.poll(async () => (await ask()).state, { interval: 100 }).toBe('ready');
    const { url, size } = await ask();
    const reply = await learner.request({ method: 'GET', url });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.length).toBe(size);
    const pdf = reply.rawPayload.toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
    expect(pdf).toMatch(/FontFile/);
    expect(pdf).toMatch(/SourceSerif/);
    if (language === 'zh') expect(pdf).toMatch(/NotoSansSC/);
    const other = await learnerWith(site, 0);
    expect((await other.request({ method: 'GET', url })).statusCode).toBe(404);
    expect(await reports()).toHaveLength(before + 1);
  },
);

/** Makes files without drawing, when it is told to: no job does. */
const service = (draw: Parameters<typeof pdfService>[1] = async () => new Uint8Array(9)) => {
  const jobs = { ...site.deps.jobs, send: async () => {} };
  const { learners, writing } = site.services;
  return pdfService({ ...site.deps, jobs, learners, writing }, draw);
};

test('the date on a PDF is that of the learner’s calendar', async () => {
  const { api, userId } = learner;
  const key = { record_id, language: 'zh' as const };
  const { scoring_id } = await api.writing.getScoreDetail({ record_id });
  const days: string[] = [];
  const pdfs = service(async ({ day }) => {
    days.push(day);
    return new Uint8Array(9);
  });
  // Kiritimati and Midway never have the same day.
  for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Midway']) {
    await api.student.updateInfo({ time_zone });
    await site.rows('delete from essay_pdfs');
    await pdfs.ask(userId, { ...key, again: true });
    await pdfs.make({ ...key, scoring_id, userId });
  }
  const there = (zone: string) => localDay(site.deps.now(), zone);
  expect(days).toEqual([there('Pacific/Kiritimati'), there('Pacific/Midway')]);
});

test('a PDF that cannot be stored is told as failed until somebody presses again; so is one that never comes', async () => {
  const pdfs = service();
  const wanted = { record_id, language: 'en' as const };
  const key = { ...wanted, scoring_id: (await learner.api.writing.getScoreDetail({ record_id })).scoring_id };
  const ask = async (again = false) => (await pdfs.ask(learner.userId, { ...wanted, again })).state;
  await site.rows('delete from essay_pdfs');
  expect(await ask(true)).toBe('making');
  vi.spyOn(site.deps.storage, 'put').mockRejectedValueOnce(new AppError('provider_failed'));
  await expect(pdfs.make({ ...key, userId: learner.userId })).rejects.toThrow('provider_failed');
  expect([await ask(), await ask()]).toEqual(['failed', 'failed']);
  expect([await ask(true), await ask()]).toEqual(['making', 'making']);
  site.later(61);
  expect([await ask(), await ask(true), await ask()]).toEqual(['failed', 'making', 'making']);
  await pdfs.make({ ...key, userId: learner.userId });
  expect([await ask(), await ask(true)]).toEqual(['ready', 'ready']);
});

test('the file of a report goes with its successor, and with its essay, even one thrown away while it was made', async () => {
  const pdfs = service();
  const { userId } = learner;
  const id = await draftOf(learner, { paper_id: site.id('task2-arts-funding'), content: 'Art is free.' });
  const kept = await reports();
  const made = async () => (await reports()).filter((name) => !kept.includes(name));
  const scoreAndPrint = async (scored: () => Promise<{ scoring_id: number }>) => {
    const { scoring_id } = await scored();
    await settled(learner, id);
    await pdfs.ask(userId, { record_id: id, language: 'en', again: true });
    await pdfs.make({ record_id: id, scoring_id, language: 'en', userId });
  };
  const remark = (key: string) => () => learner.api.writing.remark({ record_id: id, key });
  await scoreAndPrint(() => learner.api.exercise.essayScoring({ record_id: id }));
  const [old = ''] = await made();
  await scoreAndPrint(remark('key-remark-1'));
  const [file = '', ...more] = await made();
  expect([file === old, more]).toEqual([false, []]);
  await expect.poll(() => isStored(old)).toBe(false);
  expect(await isStored(file)).toBe(true);

  const { put } = site.deps.storage;
  let late = '';
  vi.spyOn(site.deps.storage, 'put').mockImplementationOnce(async (name, ...rest) => {
    await put(name, ...rest);
    late = name;
    await learner.api.writing.removeRecord({ id });
  });
  await scoreAndPrint(remark('key-remark-2'));
  for (const name of [late, file]) await expect.poll(() => isStored(name)).toBe(false);
  expect(await made()).toEqual([]);
});
