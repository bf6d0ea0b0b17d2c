const RATE = 16_000;
const HEADER_BYTES = 44;

/** Samples of 16 bits at 16 kHz as a file that anybody can read. */
export function wavOf(pcm: Uint8Array): Uint8Array<ArrayBuffer> {
  const wav = Buffer.alloc(HEADER_BYTES + pcm.byteLength);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(HEADER_BYTES - 8 + pcm.byteLength, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(pcm.byteLength, 40);
  wav.set(pcm, HEADER_BYTES);
  return wav as Uint8Array<ArrayBuffer>;
}
