import { readWavHeader } from '@ninefold/examiner/speech/audio/wav-header';
import { AppError } from '#app-error.ts';

const RATE = 16_000;
const HEADER_BYTES = 44;
/** A recorder sends five seconds at a time; a tab in the background may be a little late. */
const LONGEST_PIECE_SECONDS = 7;

/** The samples of one piece. Judged by what it holds: 16 kHz, one channel, 16 bits, and not longer than a piece is. */
export function readPiece(bytes: Uint8Array): { samples: Uint8Array; seconds: number } {
  const facts = readWavHeader(bytes);
  const fits =
    typeof facts !== 'string' &&
    facts.rate === RATE &&
    facts.channels === 1 &&
    facts.coding === 'int' &&
    facts.bits === 16 &&
    facts.frames <= LONGEST_PIECE_SECONDS * RATE;
  if (!fits) throw new AppError('file_not_accepted', { fields: ['file'] });
  return {
    samples: bytes.subarray(facts.start, facts.start + facts.frames * 2),
    seconds: facts.frames / RATE,
  };
}

/** Pieces one after the other as one file. */
export function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const wav = Buffer.alloc(HEADER_BYTES + length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(HEADER_BYTES - 8 + length, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(length, 40);
  let at = HEADER_BYTES;
  for (const piece of pieces) {
    wav.set(piece, at);
    at += piece.byteLength;
  }
  return wav;
}

/** What `joinPieces` has put behind the header. */
export const samplesOf = (wav: Uint8Array): Uint8Array => wav.subarray(HEADER_BYTES);
