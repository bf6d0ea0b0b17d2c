const RATE = 22_050;

/** A short soft tone as a WAV file for the sound check. Level 0 gives the silence that unlocks the audio element. */
export function toneWav(seconds: number, level: number, pitch = 440): Blob {
  const samples = Math.floor(seconds * RATE);
  const view = new DataView(new ArrayBuffer(44 + samples * 2));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples * 2, true);
  for (let at = 0; at < samples; at += 1) {
    const loudness = toneLoudness(at / samples) * level;
    view.setInt16(44 + at * 2, Math.sin((2 * Math.PI * pitch * at) / RATE) * loudness * 32_000, true);
  }
  return new Blob([view], { type: 'audio/wav' });
}

/** How loud it is at a place between its beginning (0) and its end (1): it fades in and out, so that nothing clicks. */
export const toneLoudness = (place: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, place)));
