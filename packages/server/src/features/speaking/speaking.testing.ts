import { randomUUID } from 'node:crypto';
import { failedAnswer } from '@ninefold/examiner/speech/answers/assess-answer';
import type { AnswerAssessment } from '@ninefold/examiner/speech/answers/measures';
import { vi } from 'vitest';
import { openSite, register, type Site } from '#features/identity/identity.testing.ts';
import type { AnswersEngine } from '#providers/speech/speech-engine.ts';
import type { Visitor } from '#testing/app.ts';
import { fakeSpeech } from '#testing/fake-speech.ts';
import { humWav } from '#testing/wav.ts';

/** What the tests of speaking do again and again, as a learner would. */

export type SpeakingSite = Awaited<ReturnType<typeof openSpeakingSite>>;
type Api = Pick<Visitor, 'api'>;

/** The app with the shipped sets and an engine that answers at once what a test wants. */
export async function openSpeakingSite(settings: Record<string, string> = {}, answers: AnswersEngine = talker()) {
  const speech = { ...fakeSpeech(), answers };
  const site = await openSite(settings, 'practice', undefined, { speech });
  const rows = await site.rows<{ id: number; slug: string }>(`select id, slug from content_items`);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return { ...site, id: (slug: string) => ids.get(slug) ?? 0, guest: () => guestOf(site) };
}

async function guestOf(site: Site): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
}

/** A learner with so many coins. */
export async function learnerWith(site: SpeakingSite, coins: number) {
  const learner = await register(site);
  const [user] = await site.rows<{ user_id: number }>('select max(id) as user_id from users');
  const userId = user?.user_id ?? 0;
  await site.deps.db.transaction((tx) =>
    site.services.coins.reward(tx, { userId, coins, reason: 'operator', reference: 'test', key: randomUUID() }),
  );
  return { ...learner, userId };
}

/** Every second of sound is two words; whatever is longer than five seconds in all is assessed. */
export function talker(change: Partial<AnswersEngine> = {}): AnswersEngine {
  return {
    engine: 'fake',
    atOnce: 1,
    hear: async ({ pcm }) => {
      const seconds = pcm.byteLength / 32_000;
      const words = Array.from({ length: Math.floor(seconds * 2) }, (_, at) => ({
        ...{ text: `word${at}`, from: at / 2, to: at / 2 + 0.4, confidence: 0.9 },
      }));
      return { ok: true, window: { seconds, words, english: 1 } };
    },
    assess: async ({ question, heard }) => ({ ok: true, assessment: said(question.order, heard.words.length) }),
    ...change,
  };
}

/** An answer of so many words, two a second, with a slip in it. */
export function said(order: number, words: number): AnswerAssessment {
  const seconds = words / 2;
  const { report } = failedAnswer(order, seconds);
  const slip = {
    ...{ from: 0, to: 0.9, text: 'two friend', better: 'two friends', kind: 'number', rule: 'number-plural' },
    ...{ certain: true, explanation: { zh: '复数', en: 'plural' } },
  };
  return {
    report: {
      ...report,
      ...{ reason: '', why: null, speech_seconds: seconds, words_a_minute: 120, grammar: [slip] },
      words: ['two', 'friend', 'live', 'here.'].map((text, at) => ({
        ...{ text, from: at / 2, to: at / 2 + 0.4, confidence: 0.9 },
      })),
      better: [{ from: 0, to: 2, text: 'two friend live here.', better: 'two friends live here.', changes: [] }],
    },
    measures: {
      ...{ words, syllables: words * 1.3, seconds, speech: seconds * 0.8, pauses: 10, pausesInside: 3, silence: 5 },
      ...{
        fillers: 0,
        repetitions: 0,
        said: Array.from({ length: words }, (_, at) => `w${at % 70}`),
        lessCommon: words / 4,
      },
      ...{
        certainSlips: 1,
        sentences: 8,
        subordinate: 4,
        contractions: 3,
        confidence: words * 0.85,
        unclear: 2,
        likeSample: 0,
      },
    },
  };
}

/** Answers a question with so many seconds of sound, in pieces of five seconds. */
export async function answer({ api }: Api, record_id: number, order: number, seconds: number, nth = 1) {
  const key = randomUUID();
  await api.speaking.beginAnswer({ record_id, order, try: nth, key });
  let seq = 0;
  for (let left = seconds; left > 5; left -= 5) await api.recording.addPiece({ key, seq: seq++ }, humWav(5));
  const last = { record_id, order, try: nth, key, seq };
  return { last, view: await api.speaking.saveAnswer(last, humWav(seconds % 5 || 5)) };
}

/** Until the report is there, or has failed. */
export async function settled({ api }: Api, record_id: number) {
  const isOver = async () => (await api.speaking.getReportProgress({ record_id })).ask_again_ms === 0;
  await vi.waitUntil(isOver, { timeout: 90_000, interval: 150 });
  return api.speaking.getReportProgress({ record_id });
}

export const paid = async ({ rows }: Pick<Site, 'rows'>, userId: number): Promise<number[]> =>
  (
    await rows<{ change: number }>(
      `select change from coin_entries where user_id = $1 and reason = 'speaking_report' order by id`,
      [userId],
    )
  ).map(({ change }) => change);

export const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ error, fields }) => [error, ...(fields ?? [])].join(' '),
  );
