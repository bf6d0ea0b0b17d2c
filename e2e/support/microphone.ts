import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { packRecording } from '../../packages/examiner/src/speech/spoken.testing.ts';
import { wavOf } from '../../packages/examiner/src/speech/wav.testing.ts';
import { findChromiumThatRecords } from '../../tools/chromium.ts';
import { test as base } from './fixtures.ts';

const RECORDING = 'set1-section-2';
const ALIGNMENT = new URL(
  `../../packages/content/packs/ninefold-1/assets/audio/${RECORDING}.align.json`,
  import.meta.url,
);
const RATE = 16_000;
const [BEFORE, AFTER] = [0.3, 0.3];
/** Chromium begins the file again at its end: the rest of a recording is silent. */
const SILENCE = 30;

const RECORDS = findChromiumThatRecords();

/** Long enough for the sentence that the microphone says. */
export const SENTENCE_SECONDS = 6.5;

/** Journeys in a browser whose microphone says the first sentence of a section, in the voice of the pack. */
export const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'ninefold-microphone-'));
      const file = join(folder, 'sentence.wav');
      await writeFile(file, await firstSentence());
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

async function firstSentence(): Promise<Uint8Array> {
  const { sentences } = JSON.parse(await readFile(ALIGNMENT, 'utf8')) as {
    sentences: { start: number; end: number }[];
  };
  const [{ start, end } = { start: 0, end: 5 }] = sentences;
  const spoken = (await packRecording(RECORDING)).slice((start - BEFORE) * RATE, (end + AFTER) * RATE);
  const samples = new Float32Array(spoken.length + SILENCE * RATE);
  samples.set(spoken);
  return wavOf(samples, { rate: RATE, bits: 16 });
}
