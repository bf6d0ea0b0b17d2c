import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the recogniser keeps its English model: 8 kHz, one codebook a phone, BSD licence. */
export const MODEL_FOLDER = join(dirname(createRequire(import.meta.url).resolve('soundswallower')), 'model/en-us');

export const modelFile = (name: string): Buffer => readFileSync(join(MODEL_FOLDER, name));

/** A file of numbers: a text header, the byte order, counts, and then the numbers themselves. */
export function readNumbers(name: string, counts: number): { counts: number[]; values: Float32Array } {
  const bytes = modelFile(name);
  let at = bytes.indexOf('endhdr\n') + 'endhdr\n'.length + 4;
  const read: number[] = [];
  for (let i = 0; i < counts; i++, at += 4) read.push(bytes.readUInt32LE(at));
  const length = bytes.readUInt32LE(at);
  at += 4;
  return { counts: read, values: Float32Array.from({ length }, (_, i) => bytes.readFloatLE(at + 4 * i)) };
}

/** The names of the phones, in the order of their codebooks, and how many states the whole model has. */
export function readPhones(): { phones: string[]; states: number } {
  const bytes = modelFile('mdef');
  const text = bytes.readInt32LE(8);
  const at = 12 + text;
  const [phoneCount, , , , states] = Array.from({ length: 10 }, (_, i) => bytes.readInt32LE(at + 4 * i));
  const phones: string[] = [];
  for (let from = at + 40; phones.length < phoneCount!; ) {
    const end = bytes.indexOf(0, from);
    phones.push(bytes.toString('latin1', from, end));
    from = end + 1;
  }
  return { phones, states: states! };
}

/** The weights of the densities in each state, as bytes: a step is 1024 steps of the logarithm to 1.0001. */
export function readMixtures(): { densities: number; states: number; weights: Buffer } {
  const bytes = modelFile('sendump');
  let at = 0;
  for (let length = bytes.readInt32LE(at); length > 0; length = bytes.readInt32LE(at)) at += 4 + length;
  at += 4;
  return {
    densities: bytes.readInt32LE(at),
    states: bytes.readInt32LE(at + 4),
    weights: bytes.subarray(at + 8),
  };
}
