// @postgres: transactions
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswersEngine } from '#providers/speech/speech-engine.ts';
import { humWav } from '#testing/wav.ts';
import type { SpeakingPdfRequest } from '../pdf/draw-report.ts';
import { pdfService } from '../pdf/pdf.service.ts';
import {
  answer,
  learnerWith,
  openSpeakingSite,
  paid,
  refused,
  type SpeakingSite,
  said,
  settled,
  talker,
} from '../speaking.testing.ts';

const SET = 'something-kept';
const LONG_TURN = 2010;
let site: SpeakingSite;
/** The next assessment breaks down. */
let breaks = false;

/** What is said about an answer rests on its words; the first one is hardly understood. */
const assess: AnswersEngine['assess'] = async ({ question, heard }) => {
  if (breaks) return { ok: false, failure: 'crashed', about: 'test' };
  const { report, measures } = said(question.order, heard.words.length);
  const words = heard.words.map((word, at) => ({ ...word, confidence: at === 0 ? 0.2 : 0.9 }));
  const unsure = words.filter(({ confidence, own }) => confidence < 0.4 && !own);
  const check_words = unsure.map((word) => ({ ...word, advice: { zh: '听一听', en: 'Listen.' } }));
  return { ok: true, assessment: { report: { ...report, words, check_words }, measures } };
};

beforeAll(async () => {
  site = await openSpeakingSite({ FREE_AI_TRIES: '0' }, talker({ assess }));
}, 180_000);
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof learnerWith>>;
async function reported(learner: Learner, mode: 'practice' | 'exam', seconds = 70): Promise<number> {
  const { api } = learner;
  const { record_id } = await api.speaking.start({ id: site.id(SET), part: 2, mode, key: randomUUID() });
  await answer(learner, record_id, LONG_TURN, seconds);
  await api.speaking.requestReport({ record_id });
  await settled(learner, record_id);
  return record_id;
}
/** Something that one waits for and another brings about. */
function moment() {
  let comes = () => {};
  const came = new Promise<void>((resolve) => {
    comes = resolve;
  });
  return { came, comes: () => comes() };
}
/** What the fake engine heard there. */
const FIRST = 'word0';
const one = { order: LONG_TURN, words: [{ at: 0, was: FIRST, text: 'patience' }] };

test('what the machine misheard is put right: the report is made again of it, its file too, and nothing is paid', async () => {
  const learner = await learnerWith(site, 1000);
  const { api, userId } = learner;
  const record_id = await reported(learner, 'practice');
  const before = await paid(site, userId);
  const first = await api.speaking.getReport({ record_id });
  expect(first.report.answers[0]?.check_words).toHaveLength(1);

  const again = await api.speaking.correctWords({ record_id, ...one });
  const [told] = again.report.answers;
  expect(told?.words[0]).toMatchObject({ text: 'patience', own: true, confidence: 0.2 });
  expect(told?.check_words).toEqual([]);
  expect(again.scored_at).toBe(first.scored_at);
  expect(await paid(site, userId)).toEqual(before);
  expect((await api.speaking.getReport({ record_id })).report).toEqual(again.report);
  // Two words for one: the others keep their order, and the history tells the new band.
  const more = await api.speaking.correctWords({
    record_id,
    order: LONG_TURN,
    words: [{ at: 1, was: 'word1', text: 'took time' }],
  });
  expect(more.report.answers[0]?.words.slice(0, 3).map(({ text }) => text)).toEqual(['patience', 'took', 'time']);
  const { list } = await api.history.getSpeakingList({ type: 1 });
  expect(list[0]).toMatchObject({ id: record_id, band: more.report.overall.band });
});

test('a file that was being drawn while words were put right is not taken for the new report', async () => {
  const learner = await learnerWith(site, 1000);
  const { api, userId } = learner;
  const record_id = await reported(learner, 'practice');
  const { reports } = site.services.speaking;
  const [began, held] = [moment(), moment()];
  const draw = async ({ view }: SpeakingPdfRequest) => {
    const firstWord = view.report.answers[0]?.words[0]?.text ?? '';
    began.comes();
    if (firstWord === FIRST) await held.came;
    return Buffer.from(`%PDF- ${firstWord}`);
  };
  // The test itself is the worker, so that it can stop in the middle.
  const jobs = { ...site.deps.jobs, send: async () => {} };
  const { learners } = site.services;
  const uses = { ...site.deps, jobs, reports, learners };
  const pdfs = pdfService(uses as unknown as Parameters<typeof pdfService>[0], draw);
  const ask = () => pdfs.ask(userId, { record_id, language: 'zh', again: false });
  const job = async () => ({
    ...{ record_id, language: 'zh' as const, userId },
    revision: await reports.revisionOf(userId, record_id),
  });
  expect((await ask()).state).toBe('making');
  const older = pdfs.make(await job());
  await began.came;
  await api.speaking.correctWords({ record_id, ...one });
  expect((await ask()).state).toBe('making');
  held.comes();
  await older;
  expect(await ask()).toMatchObject({ state: 'making', url: '' });
  await pdfs.make(await job());
  const { state, url } = await ask();
  expect(state).toBe('ready');
  expect((await learner.request({ method: 'GET', url })).body).toBe('%PDF- patience');
  expect(await site.rows('select 1 from speaking_pdfs where record_id = $1', [record_id])).toHaveLength(1);
});

test('a breakdown costs nobody their report', async () => {
  const learner = await learnerWith(site, 1000);
  const record_id = await reported(learner, 'practice');
  const { report } = await learner.api.speaking.getReport({ record_id });
  breaks = true;
  expect(await refused(learner.api.speaking.correctWords({ record_id, ...one }))).toBe('busy');
  breaks = false;
  expect((await learner.api.speaking.getReport({ record_id })).report).toEqual(report);
});

test('the same places put right by two pages at one moment: one of them is told', async () => {
  const learner = await learnerWith(site, 1000);
  const record_id = await reported(learner, 'practice');
  const ask = (text: string) =>
    refused(learner.api.speaking.correctWords({ record_id, order: LONG_TURN, words: [{ at: 0, was: FIRST, text }] }));
  expect((await Promise.all([ask('first'), ask('second')])).sort()).toEqual(['conflict words', 'not refused']);
});

test('refused by name: somebody else’s report, an exam’s, one without a band, and what is no place or no word', async () => {
  const [lin, chen] = [await learnerWith(site, 1000), await learnerWith(site, 1000)];
  const record_id = await reported(lin, 'practice');
  expect(await refused(chen.api.speaking.correctWords({ record_id, ...one }))).toBe('not_found record_id');
  expect(await refused((await site.guest()).api.speaking.correctWords({ record_id, ...one }))).toBe('not_logged_in');
  const { correctWords } = lin.api.speaking;
  const words = (at: number, text: string) =>
    refused(correctWords({ record_id, order: LONG_TURN, words: [{ at, was: FIRST, text }] }));
  expect(await words(4000, 'far')).toBe('invalid_input words');
  expect(await words(0, '<b>')).toBe('invalid_input words.0.text');
  expect(await refused(correctWords({ record_id, order: 1010, words: one.words }))).toBe('not_found order');
  expect(await refused(correctWords({ record_id, order: LONG_TURN, words: [] }))).toBe('invalid_input words');
  expect(await refused(correctWords({ record_id: await reported(lin, 'exam'), ...one }))).toBe('attempt_closed');
  expect(await refused(correctWords({ record_id: await reported(lin, 'practice', 20), ...one }))).toBe(
    'attempt_closed',
  );
});

test('words of an older report are a conflict, and nobody writes a report away: too many words, or too few', async () => {
  const learner = await learnerWith(site, 1000);
  const { correctWords, getReport } = learner.api.speaking;
  const record_id = await reported(learner, 'practice');
  const { report } = await getReport({ record_id });
  const put = (words: { at: number; was: string; text: string }[]) =>
    refused(correctWords({ record_id, order: LONG_TURN, words }));
  expect(await put([{ at: 0, was: 'patience', text: 'late' }])).toBe('conflict words');
  expect(await put([{ at: 0, was: FIRST, text: 'a b c d e' }])).toBe('invalid_input words.0.text');
  const heard = report.answers[0]?.words ?? [];
  const all = heard.slice(0, 60).map(({ text }, at) => ({ at, was: text }));
  expect(await put(all.map((one) => ({ ...one, text: 'so many words here' })))).toBe('not refused');
});

test('the sentence of a word to check is read aloud like a better one, also after the report was made again', async () => {
  const learner = await learnerWith(site, 1000);
  const { api } = learner;
  const record_id = await reported(learner, 'practice');
  const { better = [], check_words = [] } = (await api.speaking.getReport({ record_id })).report.answers[0] ?? {};
  expect(check_words).toHaveLength(1);
  const which = { record_id, order: LONG_TURN, sentence: better.length, key: randomUUID(), seq: 0 };
  const reading = await api.speaking.readSentence(which, humWav(2));
  expect(reading.ref_text).toContain(FIRST);
  await expect
    .poll(async () => (await api.speaking.getReadingList({ record_id })).list)
    .toMatchObject([{ state: 'scored', sentence: better.length }]);
  await api.speaking.correctWords({ record_id, ...one });
  expect((await api.speaking.getReadingList({ record_id })).list).toEqual([]);
});
