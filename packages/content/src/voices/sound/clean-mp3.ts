import type { Tools } from '../tools.ts';
import { CEILING_DB, limited } from './loudness.ts';
import { decodeMp3, encodeMp3 } from './mp3.ts';
import { decibels, type Sound } from './sound.ts';
import { MOST_DBTP, truePeakOf } from './true-peak.ts';

const LOWEST_CEILING = -8;

/**
 * The encoder adds a little height of its own, and not the same each time: what counts is what a device makes of the
 * file, so the crests are held lower until that is clean. How loud it is stays.
 */
export async function cleanMp3(tools: Tools, sound: Sound, kbits?: number): Promise<Uint8Array> {
  for (let ceiling = CEILING_DB; ceiling > LOWEST_CEILING; ceiling -= 0.5) {
    const mp3 = await encodeMp3(tools, limited(sound, ceiling), kbits);
    if (decibels(truePeakOf(await decodeMp3(tools, mp3))) <= MOST_DBTP) return mp3;
  }
  throw new Error(`the crests of a recording stay above ${MOST_DBTP} dBTP`);
}
