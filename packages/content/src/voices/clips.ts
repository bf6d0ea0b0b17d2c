import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { voiceCalled } from '../casting/casting.ts';
import type { Training } from '../schema/training.ts';
import type { Accent } from './phonemes.ts';
import { type Studio, write } from './record.ts';
import { say } from './said.ts';
import { levelled, limited, loudnessOf } from './sound/loudness.ts';
import { encodeMp3 } from './sound/mp3.ts';
import { joined } from './sound/sound.ts';
import { spoken } from './spoken.ts';
import type { WordClip } from './words/word-clips.ts';
import { soundOfIpa } from './words/word-sounds.ts';

/** Short sounds that stand alone: a sentence to write down or to say after the voice, a word of a book, its example. */
const TEACHERS = { british: voiceCalled('bf_isabella'), american: voiceCalled('af_heart') } as const;
const TEACHERS_SPEED = 0.85;
const BEFORE = 0.1;
const AFTER = 0.25;
/** One voice and no room. */
const EXAMPLE_KBITS = 32;

export async function recordSentence(
  studio: Studio,
  folder: string,
  set: Training,
  n: number,
  text: string,
): Promise<string> {
  const phonemes = await studio.phonemes(spoken(text), TEACHERS.british.accent);
  return clip(studio, folder, `assets/audio/${set.id}-${n}.mp3`, phonemes, 'british');
}

/** What is there stays: files of words are named after the word and its IPA, files of examples after their words. */
export async function recordWordClip(studio: Studio, folder: string, { file, ...said }: WordClip): Promise<void> {
  if (existsSync(join(folder, file))) return;
  if ('ipa' in said) await clip(studio, folder, file, soundOfIpa(said.ipa, said.accent), said.accent);
  else await say(studio, folder, { file, text: said.text, voice: TEACHERS.british, kbits: EXAMPLE_KBITS });
}

async function clip(studio: Studio, folder: string, file: string, phonemes: string, accent: Accent): Promise<string> {
  const said = await studio.speak({ phonemes, voice: TEACHERS[accent].name, speed: TEACHERS_SPEED });
  const sound = joined([levelled(said, loudnessOf(said))], 0, BEFORE, AFTER);
  await write(folder, file, await encodeMp3(studio.tools, limited(sound)));
  return file;
}
