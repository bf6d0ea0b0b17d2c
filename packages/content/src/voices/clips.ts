import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { voiceCalled } from '../casting/casting.ts';
import type { Training } from '../schema/training.ts';
import type { Word } from '../schema/wordbook.ts';
import type { Accent } from './phonemes.ts';
import { type Studio, write } from './record.ts';
import { levelled, limited, loudnessOf } from './sound/loudness.ts';
import { encodeMp3 } from './sound/mp3.ts';
import { joined, type Sound } from './sound/sound.ts';
import { spoken } from './spoken.ts';
import { soundOfIpa } from './word-sounds.ts';

/** Short sounds that stand alone: a sentence to write down or to say after the voice, a word of a book. */
const TEACHER = voiceCalled('bf_isabella');
const AMERICAN = voiceCalled('af_heart');
const TEACHERS_SPEED = 0.85;
const BEFORE = 0.1;
const AFTER = 0.25;

export type Clip = { file: string; text: string; sound: Sound };

export async function recordSentence(
  studio: Studio,
  folder: string,
  set: Training,
  n: number,
  text: string,
): Promise<Clip> {
  const said = spoken(text);
  const phonemes = await studio.phonemes(said, TEACHER.accent);
  return clip(studio, folder, `assets/audio/${set.id}-${n}.mp3`, text, phonemes);
}

/** A word as the book prints its sound; what has its file is not spoken again. */
export async function recordWord(studio: Studio, folder: string, word: Word, accent: Accent): Promise<string> {
  const [voice, ipa] = accent === 'british' ? [TEACHER, word.uk_ipa] : [AMERICAN, word.us_ipa];
  const file = accent === 'british' ? `assets/words/${word.id}.mp3` : `assets/words/us/${word.id}.mp3`;
  if (existsSync(join(folder, file))) return file;
  return (await clip(studio, folder, file, word.name, soundOfIpa(ipa, accent), voice)).file;
}

async function clip(
  studio: Studio,
  folder: string,
  file: string,
  text: string,
  phonemes: string,
  voice = TEACHER,
): Promise<Clip> {
  const spokenSound = await studio.speak({ phonemes, voice: voice.name, speed: TEACHERS_SPEED });
  const level = levelled(spokenSound, loudnessOf(spokenSound));
  const sound = joined([level], 0, BEFORE, AFTER);
  await write(folder, file, await encodeMp3(studio.tools, limited(sound)));
  return { file, text, sound };
}
