import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../../packages/content/src/voices/kokoro.ts';
import { openPhonemes } from '../../packages/content/src/voices/phonemes.ts';
import { withRoomTone } from '../../packages/content/src/voices/sound/room-tone.ts';
import { joined, type Sound, samplesIn } from '../../packages/content/src/voices/sound/sound.ts';
import { openSpeak } from '../../packages/content/src/voices/speak.ts';
import { openTools } from '../../packages/content/src/voices/tools.ts';
import { resample } from '../../packages/examiner/src/speech/audio/resample.ts';
import { joinPieces } from '../../packages/server/src/features/recordings/wav.ts';
import { fileOf, SAID } from './said.ts';

/**
 * `VOICES_TOOLS=… node --import tsx tools/demo-speaking/speak.ts <folder>`: has what the demo learner says spoken by a
 * voice of the pack, as one recording an answer. Then comes `hear.ts`, another process: both bring their own runtime.
 */
const VOICE = 'bf_isabella';
const PAUSES = { '/': 0.42, '//': 0.85 } as const;

const [, , folder = ''] = process.argv;
if (!folder) throw new Error('name a folder for the sounds');
const tools = openTools();
const phonemes = await openPhonemes(tools, {});
const speak = openSpeak(tools, folder);
for (const { speed, answers } of SAID)
  for (const said of answers) {
    const voice = await spoken(said.text, speed);
    const inRoom = withRoomTone(voice, { place: 'office', level: -62 }, said.question);
    writeFileSync(join(folder, fileOf(said)), wavOf(inRoom));
  }

async function spoken(text: string, speed: number): Promise<Sound> {
  const parts: Sound[] = [];
  for (const [, words = '', stroke] of text.replaceAll(/\s+/g, ' ').matchAll(/([^/]+)(\/\/|\/)?/g)) {
    parts.push(await speak({ phonemes: await phonemes(words.trim(), 'british'), voice: VOICE, speed }));
    if (stroke) parts.push(new Float32Array(samplesIn(PAUSES[stroke as keyof typeof PAUSES])));
  }
  return joined(parts, 0, 0.6, 0.5);
}

function wavOf(sound: Sound): Uint8Array {
  const read = (from: number, to: number, into: Float32Array) =>
    into.set(sound.slice(Math.max(0, from), Math.max(0, to)), Math.max(0, -from));
  const low = resample(read, sound.length, SAMPLE_RATE);
  const samples = Int16Array.from(low, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32767));
  return joinPieces([new Uint8Array(samples.buffer)]);
}
