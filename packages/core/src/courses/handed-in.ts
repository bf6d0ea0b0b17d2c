import { isTaskAnswered } from './lesson-progress.ts';

/** What a task of a lesson asks for, and when it was handed in. */
export const TASK_SUBMITS = ['text', 'audio', 'photo', 'none'] as const;
export type TaskSubmit = (typeof TASK_SUBMITS)[number];

type HandedIn = { answer: string; audio: boolean; photo: boolean };

/** A recording is asked for, so words about it are none; what is done away from the screen is told in a sentence. */
export function isTaskDone(submit: TaskSubmit, { answer, audio, photo }: HandedIn): boolean {
  if (submit === 'audio') return audio;
  if (submit === 'photo') return photo;
  return isTaskAnswered(answer);
}

/** About a sentence. */
export const LEAST_SPOKEN_SECONDS = 3;
/** A long turn of two minutes, said slowly and with a beginning. */
export const LONGEST_TASK_SECONDS = 300;

/** A device keeps what could not be sent for so long. */
export const LONGEST_KEPT_MS = 14 * 86_400_000;

const FRAME_SECONDS = 0.1;
/** As the meter of the recorder calls it: below this it is too quiet to be a voice. */
const QUIET = 10 ** (-42 / 20);

/** Whether so many seconds of a recording are not silence; 16 bits, one channel. A voice is known after its first words. */
export function hasVoice(samples: Int16Array, rate: number, least: number): boolean {
  const length = Math.round(rate * FRAME_SECONDS);
  const wanted = Math.round(least / FRAME_SECONDS);
  const enough = length * (QUIET * 32_768) ** 2;
  let frames = 0;
  for (let from = 0; from + length <= samples.length; from += length) {
    let sum = 0;
    for (let at = from; at < from + length; at += 1) {
      const sample = samples[at] ?? 0;
      sum += sample * sample;
    }
    if (sum >= enough) frames += 1;
    if (frames >= wanted) return true;
  }
  return false;
}
