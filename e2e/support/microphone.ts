import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';
import type { questionsOf } from '../../packages/core/src/speaking/interview.ts';
import { packRecording, recordingFile } from '../../packages/examiner/src/speech/spoken.testing.ts';
import { wavOf } from '../../packages/examiner/src/speech/wav.testing.ts';
import { findChromiumThatRecords } from '../../tools/chromium.ts';
import { test as base, expect } from './fixtures.ts';
import { call } from './practice.ts';
import { once } from './server.ts';

const RECORDING = 'set1-section-2';
const RATE = 16_000;
const [BEFORE, AFTER] = [0.3, 0.3];
/** Chromium begins the file again at its end: the rest of a recording is silent. */
const QUIET_SECONDS = 30;

const RECORDS = findChromiumThatRecords();

/** Long enough for the sentence that the microphone says. */
export const SENTENCE_SECONDS = 7.5;

const saying = (name: string, sentence: () => Promise<Uint8Array>) =>
  base.extend<object, { launchOptions: LaunchOptions }>({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'ninefold-microphone-'));
        const file = join(folder, 'sentence.wav');
        await writeFile(file, await once(`said-${name}.wav`, sentence));
        const args = [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${file}`,
        ];
        await use({ ...launchOptions, args, ...(RECORDS && { executablePath: RECORDS }) });
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
  });

/** Journeys in a browser whose microphone says the first sentence of a section, in the voice of the pack. */
export const test = saying('first-sentence', firstSentence);

/** The same with a whole recording of the pack, such as the model of an exercise. */
export const testSaying = (recording: string) =>
  saying(recording, async () => withSilence(await packRecording(recording)));

/** The same sentence with one stretch said by somebody who says something else: that word is not made out. */
export const mumbledSentence = (from: number, to: number): Promise<Buffer> =>
  once(`mumbled-${from}-${to}.wav`, async () => {
    const all = await packRecording(RECORDING);
    const [first, second] = await sentenceTimes();
    const samples = all.slice((first.start - BEFORE) * RATE, (first.end + AFTER) * RATE);
    const length = Math.round((to - from) * RATE);
    const elsewhere = Math.round((second.start + INSIDE) * RATE);
    samples.set(all.slice(elsewhere, elsewhere + length), Math.round(from * RATE));
    return wavOf(samples, { rate: RATE, bits: 16 });
  });
/** So far into the next sentence its sounds are unlike any word of the first. */
const INSIDE = 1.25;
type Times = { start: number; end: number };

async function sentenceTimes(): Promise<[Times, Times]> {
  const { sentences } = JSON.parse(await readFile(recordingFile(RECORDING, '.align.json'), 'utf8')) as {
    sentences: [Times, Times];
  };
  return sentences;
}

async function firstSentence(): Promise<Uint8Array> {
  const [{ start, end }] = await sentenceTimes();
  return withSilence((await packRecording(RECORDING)).slice((start - BEFORE) * RATE, (end + AFTER) * RATE));
}

function withSilence(spoken: Float32Array): Uint8Array {
  const samples = new Float32Array(spoken.length + QUIET_SECONDS * RATE);
  samples.set(spoken);
  return wavOf(samples, { rate: RATE, bits: 16 });
}

/** Long enough for what is left of the microphone's sentence after three, two, one. */
export const ANSWER_MS = 4500;
/**
 * The engine is loaded with the first answer, it gives way to whoever presses a button, and other journeys may be using
 * both cores: on a slow machine a whole test took it more than two minutes. Only what fails waits this long.
 */
export const PATIENCE = { timeout: 300_000 };

export type Sitting = {
  record_id: number;
  set: Parameters<typeof questionsOf>[0];
  notes: string;
  answers: { order: number; state: string; seconds: number }[];
};

export const firstTopic = async (page: Page, part: number): Promise<number> =>
  (await call<{ list: { id: number }[] }>(page, 'speaking/get-topic-list', { part })).list[0]!.id;
export const recordId = (page: Page): number => Number(/record=(\d+)/.exec(page.url())?.[1] ?? 0);
export const sittingOf = (page: Page) => call<Sitting>(page, 'speaking/get-sitting', { record_id: recordId(page) });

const PIECE_SECONDS = 5;
export const SILENCE = new Float32Array(RATE);
/** A talk of the pack's own, long enough for a band. */
export async function pieceOfTalk(): Promise<Float32Array> {
  const kept = await once('talk.f32', async () => {
    const talk = (await packRecording(RECORDING)).slice(0, 75 * RATE);
    return new Uint8Array(talk.buffer);
  });
  return new Float32Array(new Uint8Array(kept).buffer);
}

/** An answer in pieces, as the recorder sends it. */
export async function sayElsewhere(
  page: Page,
  of: { record_id: number; order: number },
  sound: Float32Array,
): Promise<void> {
  const which = { ...of, try: 1, key: `${randomUUID()}` };
  const count = Math.ceil(sound.length / (PIECE_SECONDS * RATE));
  for (let seq = 0; seq < count; seq += 1) {
    const wav = wavOf(sound.slice(seq * PIECE_SECONDS * RATE, (seq + 1) * PIECE_SECONDS * RATE));
    const [path, input] =
      seq < count - 1 ? ['recording/add-piece', { key: which.key, seq }] : ['speaking/save-answer', { ...which, seq }];
    const file = { name: 'piece.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav) };
    const answer = await page.request.post(`/api/${path}`, { multipart: { input: JSON.stringify(input), file } });
    expect(((await answer.json()) as { code: number }).code, path).toBe(200);
  }
}
