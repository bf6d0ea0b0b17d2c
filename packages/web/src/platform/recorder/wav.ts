import { RATE } from './recorder.ts';

const HEADER_BYTES = 44;

/** Samples between -1 and 1 as a WAV file, 16 kHz, one channel, 16 bits. */
export function wavOf(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  writeHeader(view, samples.length * 2);
  samples.forEach((sample, at) => {
    view.setInt16(HEADER_BYTES + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return new Blob([view], { type: 'audio/wav' });
}

/** Pieces of one recording as one file. */
export function joinedWav(pieces: readonly Blob[]): Blob {
  const sounds = pieces.map((piece) => piece.slice(HEADER_BYTES));
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  writeHeader(
    header,
    sounds.reduce((sum, { size }) => sum + size, 0),
  );
  return new Blob([header, ...sounds], { type: 'audio/wav' });
}

function writeHeader(view: DataView, bytes: number): void {
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
}
