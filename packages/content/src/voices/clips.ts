import { voiceCalled } from '../casting/casting.ts';
import type { Training } from '../schema/training.ts';
import type { Word } from '../schema/wordbook.ts';
import { type Studio, write } from './record.ts';
import { levelled, limited, loudnessOf } from './sound/loudness.ts';
import { encodeMp3 } from './sound/mp3.ts';
import { joined, type Sound } from './sound/sound.ts';
import { spoken } from './spoken.ts';
import { soundOfIpa } from './word-sounds.ts';

/** Short sounds that stand alone: a sentence to write down or to say after the voice, a word of a book. */
const TEACHER = voiceCalled('bf_isabella');
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

export const recordWord = (studio: Studio, folder: string, word: Word): Promise<Clip> =>
  clip(studio, folder, `assets/words/${word.id}.mp3`, word.name, soundOfIpa(word.uk_ipa));

async function clip(studio: Studio, folder: string, file: string, text: string, phonemes: string): Promise<Clip> {
  const spokenSound = await studio.speak({ phonemes, voice: TEACHER.name, speed: TEACHERS_SPEED });
  const level = levelled(spokenSound, loudnessOf(spokenSound));
  const sound = joined([level], 0, BEFORE, AFTER);
  await write(folder, file, await encodeMp3(studio.tools, limited(sound)));
  return { file, text, sound };
}
