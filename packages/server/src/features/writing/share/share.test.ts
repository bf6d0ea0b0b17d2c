// @postgres: links made at one moment, a job
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
import { draftOf, learnerWith, openWritingSite, sample, saved, settled, type WritingSite } from '../writing.testing.ts';

let site: WritingSite;
let learner: Awaited<ReturnType<typeof learnerWith>>;
let record_id = 0;
beforeAll(async () => {
  site = await openWritingSite();
  learner = await learnerWith(site, 500);
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
  expect(JSON.stringify([info, detail])).not.toContain(learner.user.name || 'no name');
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

test.each(['zh', 'en'] as const)(
  'the report as a PDF (%s): made once, fonts inside, only its owner fetches it',
  async (language) => {
    const ask = () => learner.api.exercise.exportSoringInfoPdf({ record_id, language });
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
    const made = await site.rows<{ n: number }>(`select count(*)::int as n from files where purpose = 'report'`);
    expect(made[0]?.n).toBe(language === 'zh' ? 1 : 2);
  },
);
