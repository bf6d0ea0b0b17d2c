import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Listening } from '../schema/listening.ts';
import { scriptHash } from '../script-hash.ts';
import { ENGINE } from './kokoro.ts';
import { type Line, linesOf } from './lines.ts';
import { paced, SLOWEST, speechWanted } from './pace.ts';
import type { Phonemes } from './phonemes.ts';
import { assemble, type Recording, wordsIn } from './sound/assemble.ts';
import { cleanMp3 } from './sound/clean-mp3.ts';
import { decodeMp3 } from './sound/mp3.ts';
import { pausesOf } from './sound/pauses.ts';
import { peaksOf } from './sound/peaks.ts';
import { type Sound, secondsOf } from './sound/sound.ts';
import type { Speak } from './speak.ts';
import type { Tools } from './tools.ts';

export type Studio = { tools: Tools; phonemes: Phonemes; speak: Speak };
type Audio = NonNullable<Listening['audio']>;
/** `sound` is what a learner's device makes of the file: what is verified is what is heard. */
export type Recorded = { audio: Audio; lines: Line[]; recording: Recording; sound: Sound };

/** One section: spoken, put together, encoded and written beside the pack's other assets. */
export async function recordSection(studio: Studio, folder: string, section: Listening): Promise<Recorded> {
  const lines = linesOf(section);
  const phonemes = await Promise.all(lines.map(({ said, voice }) => studio.phonemes(said, voice.accent)));
  const recording = await spokenAtPace(studio, section, lines, phonemes);
  const mp3 = await cleanMp3(studio.tools, recording.sound);
  const sound = await decodeMp3(studio.tools, mp3);

  const sha256 = createHash('sha256').update(mp3).digest('hex');
  const names = namesFor(section.id, sha256);
  await write(folder, names.file, mp3);
  await write(folder, names.peaks, JSON.stringify(peaksOf(sound)));
  await write(folder, names.align, alignment(recording));
  const seconds = Math.round(secondsOf(sound) * 1000) / 1000;
  return {
    audio: { ...names, seconds, engine: engineFor(lines), sha256, script: scriptHash(section) },
    lines,
    recording,
    sound,
  };
}

/** A voice's tempo is a measured mean, and long sentences of a lecture can be slower: then it is said once more, faster. */
async function spokenAtPace(studio: Studio, section: Listening, lines: Line[], phonemes: string[]): Promise<Recording> {
  const [pauses, words] = [pausesOf(section, lines), wordsIn(section.script)];
  const said = async (faster: number) => {
    const sounds: Sound[] = [];
    for (const utterance of paced(lines, phonemes, pauses, words, faster)) sounds.push(await studio.speak(utterance));
    return {
      recording: assemble(section, lines, sounds),
      speech: sounds.reduce((sum, one) => sum + secondsOf(one), 0),
    };
  };
  const { recording, speech } = await said(1);
  const slow = (words * 60) / secondsOf(recording.sound) < SLOWEST;
  return slow ? (await said(speech / speechWanted(words, pauses))).recording : recording;
}

/**
 * Named after the sound: a browser that kept yesterday's recording must not play it to today's questions, and nobody
 * guesses the name of a section that a mock test holds back.
 */
function namesFor(id: string, sha256: string) {
  const name = `assets/audio/${id}-${sha256.slice(0, 8)}`;
  return { file: `${name}.mp3`, peaks: `${name}.peaks.json`, align: `${name}.align.json` };
}

/** Which voices: a listener who wants to know should not have to guess. */
const engineFor = (lines: Line[]) => `${ENGINE} (${[...new Set(lines.map(({ voice }) => voice.name))].join(', ')})`;

/** One sentence a line, so that a changed sentence is a changed line. No words: they wait for the review. */
function alignment({ sentences, stops }: Recording): string {
  const rows = (values: object[]) => `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
  return `{\n  "sentences": ${rows(sentences)},\n  "stops": ${rows(stops)}\n}\n`;
}

export async function write(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  // What has its file is not spoken again: half a file must not have its name.
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
