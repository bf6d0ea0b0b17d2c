import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openKokoro, type Utterance, utteranceKey } from './kokoro.ts';
import { startsWithHiss, withoutHiss } from './sound/clean-start.ts';
import { type Sound, trimmed } from './sound/sound.ts';
import type { Tools } from './tools.ts';

export type Speak = (utterance: Utterance) => Promise<Sound>;

/** What may stand before a sentence without being heard; each makes the voice begin a little differently. */
const OPENINGS = ['', ' ', ', '];

/**
 * A sentence without its silence and with a clean beginning. What was spoken once is kept by everything that decides
 * how it sounds, so a changed script costs only its changed sentences.
 */
export function openSpeak(tools: Tools, cacheFolder: string): Speak {
  let kokoro: ReturnType<typeof openKokoro> | undefined;

  async function spokenOnce(utterance: Utterance): Promise<Sound> {
    const path = join(cacheFolder, `${utteranceKey(utterance)}.pcm`);
    if (existsSync(path)) return fromPcm(await readFile(path));
    kokoro ??= openKokoro(tools, cacheFolder);
    const bytes = toPcm(await (await kokoro)(utterance));
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    return fromPcm(bytes);
  }

  return async (utterance) => {
    let sound: Sound = new Float32Array();
    for (const opening of OPENINGS) {
      sound = trimmed(await spokenOnce({ ...utterance, phonemes: `${opening}${utterance.phonemes}` }));
      if (!startsWithHiss(sound, utterance.phonemes)) return sound;
    }
    return withoutHiss(sound);
  };
}

/** 16 bits: as much as the ear and an MP3 can use. */
export function toPcm(sound: Sound): Buffer {
  const samples = Int16Array.from(sound, (sample) => Math.max(-32768, Math.min(32767, Math.round(sample * 32767))));
  return Buffer.from(samples.buffer);
}

function fromPcm(bytes: Buffer): Sound {
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return Float32Array.from(samples, (sample) => sample / 32767);
}
