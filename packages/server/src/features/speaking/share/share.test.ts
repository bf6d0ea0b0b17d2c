// @postgres: links made at one moment, a job
import { randomUUID } from 'node:crypto';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { localDay } from '@ninefold/core/time/local-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfService } from '../pdf/pdf.service.ts';
import { answer, learnerWith, openSpeakingSite, refused, type SpeakingSite, settled } from '../speaking.testing.ts';

let site: SpeakingSite;
let learner: Awaited<ReturnType<typeof learnerWith>>;
let record_id = 0;
let recording = '';
const NAME = 'Wang Xiaoming';

beforeAll(async () => {
  site = await openSpeakingSite();
  learner = await learnerWith(site, 500);
  await learner.api.student.updateInfo({ name: NAME });
  ({ record_id, recording } = await reported());
}, 180_000);
afterAll(() => site.close());

const begin = () =>
  learner.api.speaking.start({ id: site.id('something-kept'), part: 2, mode: 'practice', key: randomUUID() });

async function reported() {
  const { record_id } = await begin();
  const { view } = await answer(learner, record_id, LONG_TURN, 64);
  await learner.api.speaking.saveNotes({ record_id, notes: 'a secret note' });
  await learner.api.speaking.requestReport({ record_id });
  await settled(learner, record_id);
  return { record_id, recording: view.file_url };
}
const stranger = () => site.visitor().api;

test('a link shows bands and transcript without an account; neither the voice nor the learner', async () => {
  const { encode_id, expires_time } = await learner.api.speaking.createShareLink({ record_id, days: 7 });
  expect(encode_id).toMatch(/^[\w-]{32}$/);
  expect(expires_time).toBeGreaterThan(0);
  const visitor = site.visitor();
  const shared = await visitor.api.speaking.getSharedReport({ encode_id });
  expect(visitor.last.headers['x-robots-tag']).toBe('noindex, nofollow');
  const own = await learner.api.speaking.getReport({ record_id });
  expect(own.recordings[0]?.file_url).toBe(recording);
  expect(shared.report).toEqual(own.report);
  expect(shared.recordings).toEqual([{ ...own.recordings[0], recording_id: 0, file_url: '' }]);
  expect(shared).toMatchObject({ before: null, mistakes: [], help: { questions: [] } });
  const told = JSON.stringify(shared);
  for (const word of [NAME, learner.mobile, 'user_id', '/files/', 'a secret note']) expect(told).not.toContain(word);
  // Having the link opens the report, not its sound.
  expect((await visitor.request({ method: 'GET', url: recording })).statusCode).not.toBe(200);
});

test('pressing twice at one moment makes one link; a revoked one finds nothing, and the next has another address', async () => {
  const press = () => learner.api.speaking.createShareLink({ record_id });
  const [one, other] = await Promise.all([press(), press()]);
  expect(other.encode_id).toBe(one.encode_id);
  expect(await learner.api.speaking.revokeShareLink({ record_id })).toEqual({ revoked: 1 });
  expect(await learner.api.speaking.revokeShareLink({ record_id })).toEqual({ revoked: 0 });
  expect(await refused(stranger().speaking.getSharedReport({ encode_id: one.encode_id }))).toBe('not_found encode_id');
  expect((await learner.api.speaking.getShareLink({ record_id })).encode_id).toBe('');
  expect((await press()).encode_id).not.toBe(one.encode_id);
});

test('an expired link finds nothing', async () => {
  const { encode_id } = await learner.api.speaking.createShareLink({ record_id, days: 7 });
  await site.rows("update speaking_shares set expires_at = now() - interval '1 second'");
  expect(await refused(stranger().speaking.getSharedReport({ encode_id }))).toBe('not_found encode_id');
  expect((await learner.api.speaking.getShareLink({ record_id })).encode_id).toBe('');
});

test('somebody else’s report cannot be shared, taken back, looked at or printed; nor one that is not made', async () => {
  const { api } = await learnerWith(site, 0);
  const { record_id: open } = await begin();
  for (const call of ['createShareLink', 'getShareLink', 'revokeShareLink', 'exportReportPdf'] as const)
    expect(await refused(api.speaking[call]({ record_id }))).toBe('not_found record_id');
  for (const call of ['createShareLink', 'exportReportPdf'] as const)
    expect(await refused(learner.api.speaking[call]({ record_id: open }))).toBe('attempt_open');
});

test.each(['', 'short', '../../../etc/passwd', 'x'.repeat(65), "1' or '1'='1"])(
  'a made-up id is refused: %j',
  async (encode_id) =>
    expect(await refused(stranger().speaking.getSharedReport({ encode_id }))).toBe('invalid_input encode_id'),
);

test('the report as a PDF: made once in each language, fonts inside, only its owner fetches it, gone with the record', async () => {
  const own = await reported();
  const { encode_id } = await learner.api.speaking.createShareLink({ record_id: own.record_id });
  const urls: string[] = [];
  for (const language of ['zh', 'en'] as const) {
    const ask = () => learner.api.speaking.exportReportPdf({ record_id: own.record_id, language });
    const [first] = await Promise.all([ask(), ask(), ask()]);
    expect(first?.state).toBe('making');
    await expect.poll(async () => (await ask()).state, { interval: 100, timeout: 20_000 }).toBe('ready');
    const { url, size } = await ask();
    urls.push(url);
    const reply = await learner.request({ method: 'GET', url });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.length).toBe(size);
    const pdf = reply.rawPayload.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
    expect(pdf).toMatch(/FontFile/);
    expect(pdf).toMatch(/SourceSerif/);
    expect(pdf).toMatch(/NotoSansSC/);
    const other = await learnerWith(site, 0);
    expect((await other.request({ method: 'GET', url })).statusCode).toBe(404);
  }
  await learner.api.speaking.remove({ record_id: own.record_id });
  for (const url of urls) expect((await learner.request({ method: 'GET', url })).statusCode).toBe(404);
  expect(await refused(stranger().speaking.getSharedReport({ encode_id }))).toBe('not_found encode_id');
});

test('the date on a PDF is that of the learner’s calendar', async () => {
  const { reports } = site.services.speaking;
  const jobs = { ...site.deps.jobs, send: async () => {} };
  const uses = { ...site.deps, jobs, reports, learners: site.services.learners };
  const days: string[] = [];
  const pdfs = pdfService(uses as unknown as Parameters<typeof pdfService>[0], async ({ day }) => {
    days.push(day);
    return Buffer.from('%PDF-');
  });
  const { scored_at } = await learner.api.speaking.getReport({ record_id });
  const { userId } = learner;
  const key = { record_id, language: 'zh' as const, userId, revision: await reports.revisionOf(userId, record_id) };
  // Kiritimati and Midway never have the same day.
  for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Midway']) {
    await learner.api.student.updateInfo({ time_zone });
    await site.rows('delete from speaking_pdfs');
    await pdfs.ask(userId, { ...key, again: true });
    await pdfs.make(key);
  }
  const there = (zone: string) => localDay(new Date(scored_at * 1000), zone);
  expect(days).toEqual([there('Pacific/Kiritimati'), there('Pacific/Midway')]);
});
