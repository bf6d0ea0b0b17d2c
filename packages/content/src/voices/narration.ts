import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { voiceCalled } from '../casting/casting.ts';
import { captionsOf, narrationFile } from '../narration/narrated-text.ts';
import type { Both } from '../schema/common.ts';
import type { LessonStep } from '../schema/lesson-step.ts';
import { usualPace } from './pace.ts';
import { type Studio, write } from './record.ts';
import { cleanMp3 } from './sound/clean-mp3.ts';
import { levelled, loudnessOf } from './sound/loudness.ts';
import { decodeMp3 } from './sound/mp3.ts';
import { joined, type Sound, samplesIn, secondsOf } from './sound/sound.ts';
import { spoken } from './spoken.ts';

/** One calm voice tells all lessons, a little slower than people talk. */
export const NARRATOR = { ...voiceCalled('bf_isabella'), rate: 0.94 };

const LEAD_IN = 0.3;
const LEAD_OUT = 0.5;
const BETWEEN_SENTENCES = 0.5;
const BETWEEN_PARAGRAPHS = 0.95;

export type Narrated = { narration: NonNullable<LessonStep['narration']>; sound: Sound };

/** A step's text, told; the times are exact because the sentences are put one after the other. */
export async function recordNarration(studio: Studio, folder: string, lesson: string, text: Both): Promise<Narrated> {
  const pieces: Sound[] = [];
  const captions: NonNullable<Narrated['narration']['captions']> = [];
  let at = LEAD_IN;
  for (const { sentences, zh, endsParagraph } of captionsOf(text)) {
    const from = at;
    let to = at;
    for (const sentence of sentences) {
      const sound = await speak(studio, sentence);
      to = at + secondsOf(sound);
      const last = endsParagraph && sentence === sentences.at(-1);
      const pause = new Float32Array(samplesIn(last ? BETWEEN_PARAGRAPHS : BETWEEN_SENTENCES));
      pieces.push(sound, pause);
      at = to + secondsOf(pause);
    }
    captions.push({ from: rounded(from), to: rounded(to), en: sentences.join(' '), zh });
  }
  const audio = narrationFile(lesson, text);
  const whole = joined(pieces.slice(0, -1), 0, LEAD_IN, LEAD_OUT);
  if (!existsSync(join(folder, audio)))
    await write(folder, audio, await cleanMp3(studio.tools, levelled(whole, loudnessOf(whole))));
  const sound = await decodeMp3(studio.tools, await readFile(join(folder, audio)));
  return { narration: { audio, seconds: rounded(secondsOf(sound)), captions }, sound };
}

async function speak(studio: Studio, sentence: string): Promise<Sound> {
  const phonemes = await studio.phonemes(spoken(sentence), NARRATOR.accent);
  return studio.speak(usualPace(NARRATOR, phonemes));
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
