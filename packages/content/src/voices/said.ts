import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Voice } from '../casting/casting.ts';
import { sentencesOf } from '../text.ts';
import { usualPace } from './pace.ts';
import { type Studio, write } from './record.ts';
import { cleanMp3 } from './sound/clean-mp3.ts';
import { levelled, loudnessOf } from './sound/loudness.ts';
import { decodeMp3 } from './sound/mp3.ts';
import { joined, type Sound, secondsOf } from './sound/sound.ts';
import { spoken } from './spoken.ts';

/** Something that one voice says, whole, in a file of its own. `lead`, `tail`: seconds of silence before and after it. */
export type Saying = { file: string; text: string; voice: Voice; kbits?: number; lead?: number; tail?: number };
/** `sentences`: when each is said, where it was recorded just now. */
export type Said = { sound: Sound; sentences: { content: string; start: number; end: number }[] | null };

const BEFORE = 0.1;
const AFTER = 0.25;
const BETWEEN_SENTENCES = 0.42;

/** What has its file is not spoken again: files are named after the words and the voice. */
export async function say(studio: Studio, folder: string, saying: Saying): Promise<Said> {
  const { file, text, voice, kbits, lead = BEFORE, tail = AFTER } = saying;
  if (existsSync(join(folder, file))) return { sound: await soundIn(studio, folder, file), sentences: null };
  const contents = sentencesOf(text);
  const sounds: Sound[] = [];
  for (const sentence of contents) {
    const phonemes = await studio.phonemes(spoken(sentence), voice.accent);
    sounds.push(await studio.speak(usualPace(voice, phonemes)));
  }
  const speech = joined(sounds, BETWEEN_SENTENCES);
  const level = levelled(speech, loudnessOf(speech));
  await write(folder, file, await cleanMp3(studio.tools, joined([level], 0, lead, tail), kbits));
  return { sound: await soundIn(studio, folder, file), sentences: timesOf(contents, sounds, lead) };
}

/** As a learner's device plays it. */
const soundIn = async ({ tools }: Studio, folder: string, file: string): Promise<Sound> =>
  decodeMp3(tools, await readFile(join(folder, file)));

function timesOf(contents: string[], sounds: Sound[], lead: number): NonNullable<Said['sentences']> {
  let at = lead;
  return contents.map((content, index) => {
    const start = at;
    const end = start + secondsOf(sounds[index] ?? new Float32Array());
    at = end + BETWEEN_SENTENCES;
    return { content, start, end };
  });
}
