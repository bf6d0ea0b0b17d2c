import { joinPieces } from '#features/recordings/wav.ts';

/** Seconds of a soft hum at 16 kHz as a recorder sends them. */
export function humWav(seconds: number): Blob {
  const samples = new Int16Array(Math.round(seconds * 16_000)).map((_, at) => Math.sin(at / 20) * 3000);
  return new Blob([Uint8Array.from(joinPieces([new Uint8Array(samples.buffer)]))], { type: 'audio/wav' });
}
