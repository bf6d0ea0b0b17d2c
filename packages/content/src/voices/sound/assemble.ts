import type { Listening } from '../../schema/listening.ts';
import { wordsOf } from '../../text.ts';
import { SAMPLE_RATE } from '../kokoro.ts';
import type { Line } from '../lines.ts';
import { secondsWanted } from '../pace.ts';
import { levelled, limited, loudnessOf } from './loudness.ts';
import { fittedPauses, LEAD_IN } from './pauses.ts';
import { withRoomTone } from './room-tone.ts';
import { type Sound, samplesIn, secondsOf } from './sound.ts';

export type SentenceTime = { order: number; turn: string; start: number; end: number };
/** `stops`: where a player may halt so that the next questions can be read. */
export type Recording = { sound: Sound; sentences: SentenceTime[]; stops: { before: string; at: number }[] };

/** Sentences, each already without its silence, become one recording. The times are exact: nothing is aligned. */
export function assemble(
  section: Pick<Listening, 'id' | 'script' | 'readingTime' | 'ambience'>,
  lines: Line[],
  sounds: Sound[],
): Recording {
  const voices = speakerLevels(lines, sounds);
  const speech = sounds.reduce((sum, sound) => sum + secondsOf(sound), 0);
  const pauses = fittedPauses(section, lines, speech, secondsWanted(wordsIn(section.script)));
  const sentences: SentenceTime[] = [];
  const placed: { at: number; sound: Sound }[] = [];
  let at = samplesIn(LEAD_IN);
  for (const [index, line] of lines.entries()) {
    const sound = levelled(sounds[index] ?? new Float32Array(), voices.get(line.by) ?? 0);
    placed.push({ at, sound });
    sentences.push({ order: line.order, turn: line.turn, start: time(at), end: time(at + sound.length) });
    at += sound.length + samplesIn(pauses[index] ?? 0);
  }
  const whole = new Float32Array(at);
  // Somebody may begin before the other has ended.
  for (const { at: from, sound } of placed)
    for (let n = 0; n < sound.length; n++) whole[from + n] = (whole[from + n] ?? 0) + (sound[n] ?? 0);
  const heard = section.ambience ? withRoomTone(whole, section.ambience, section.id) : whole;
  return { sound: limited(heard), sentences, stops: stopsOf(section, sentences) };
}

export const wordsIn = (script: Listening['script']): number =>
  script.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** Everybody equally loud: a learner must not reach for the volume when the other person speaks. */
function speakerLevels(lines: Line[], sounds: Sound[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const by of new Set(lines.map((line) => line.by)))
    levels.set(by, loudnessOf(joined(sounds.filter((_, at) => lines[at]?.by === by))));
  return levels;
}

function joined(sounds: Sound[]): Sound {
  const whole = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}

function stopsOf({ readingTime }: Pick<Listening, 'readingTime'>, sentences: SentenceTime[]): Recording['stops'] {
  return readingTime.map(({ before }) => {
    const next = sentences.findIndex(({ turn }) => turn === before);
    const previous = sentences[next - 1];
    const from = sentences[next]?.start ?? 0;
    return { before, at: previous ? Math.round(((previous.end + from) / 2) * 1000) / 1000 : 0 };
  });
}

const time = (samples: number) => Math.round((samples / SAMPLE_RATE) * 1000) / 1000;
