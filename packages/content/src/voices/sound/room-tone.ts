import { createHash } from 'node:crypto';
import type { Listening } from '../../schema/listening.ts';
import { SAMPLE_RATE } from '../kokoro.ts';
import { type Sound, samplesIn } from './sound.ts';

type Ambience = NonNullable<Listening['ambience']>;

/** Above so many hertz a room's own sound grows quiet: a line hisses, a large hall only hums. */
const DULLNESS: Record<Ambience['place'], number> = {
  studio: 300,
  museum: 380,
  hall: 380,
  classroom: 500,
  office: 600,
  shop: 700,
  outdoors: 800,
  street: 900,
  telephone: 1800,
};
/** It does not begin or end with a click. */
const FADE = 0.25;

/** What a room sounds like when nobody speaks: between two sentences a listener hears a pause and no broken recording. */
export function withRoomTone(sound: Sound, { place, level }: Pick<Ambience, 'place' | 'level'>, name: string): Sound {
  const noise = dullNoise(sound.length, DULLNESS[place], name);
  const gain =
    10 ** (level / 20) / Math.sqrt(noise.reduce((sum, one) => sum + one * one, 0) / Math.max(1, noise.length));
  const fade = samplesIn(FADE);
  return sound.map((sample, at) => {
    const edge = Math.min(1, at / fade, (sound.length - 1 - at) / fade);
    return sample + (noise[at] ?? 0) * gain * edge;
  });
}

/** The same for the same name: a recording that is built again has the same bytes. */
function dullNoise(length: number, hertz: number, name: string): Sound {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  let state = createHash('sha256').update(name).digest().readUInt32LE(0) | 1;
  let [once, twice] = [0, 0];
  return Float32Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    once += share * (state / 2 ** 31 - once);
    twice += share * (once - twice);
    return twice;
  });
}
