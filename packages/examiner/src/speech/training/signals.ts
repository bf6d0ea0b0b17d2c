/** Sounds that are no speech, made by arithmetic: for tests and for measuring the gates. */
const RATE = 16_000;

const made = (seconds: number, sample: (second: number, at: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => sample(at / RATE, at));

export const silence = (seconds: number) => made(seconds, () => 0);

/** A room in which nobody speaks: a microphone's own rustle. */
export const room = (seconds: number) => noise(seconds, 0.0004);

export function noise(seconds: number, loudness = 0.2): Float32Array {
  let seed = 1;
  return made(seconds, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return loudness * (seed / 2 ** 31);
  });
}

export const hum = (seconds: number, pitch = 220) =>
  made(seconds, (second) => 0.3 * Math.sin(2 * Math.PI * pitch * second));

/** Four chords that are struck and fade, with overtones. */
export function chords(seconds: number): Float32Array {
  const roots = [220, 175, 262, 196];
  return made(seconds, (second) => {
    const beat = Math.floor(second * 2);
    const fade = Math.exp(-3 * (second * 2 - beat));
    const root = roots[beat % roots.length]!;
    const notes = [1, 1.26, 1.5].map((step) =>
      [1, 2, 3].reduce((sum, over) => sum + Math.sin(2 * Math.PI * root * step * over * second) / over, 0),
    );
    return 0.12 * fade * notes.reduce((sum, note) => sum + note, 0);
  });
}
