import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { loudspeaker } from '#practice/audio/loudspeaker.ts';
import { recordingOf } from '#practice/audio/recordings.ts';

/** Played before and after: a sentence that begins with its first sound is hard to understand. */
const BREATH_SECONDS = 0.3;

let watching: (() => void) | null = null;

/** Plays only this stretch of a recording. */
export async function playStretch(paper: ListeningPaper, from: number, to: number): Promise<void> {
  const speaker = loudspeaker();
  const url = await recordingOf(paper);
  if (speaker.src !== url) speaker.src = url;
  speaker.playbackRate = 1;
  speaker.currentTime = Math.max(0, from - BREATH_SECONDS);
  if (watching) speaker.removeEventListener('timeupdate', watching);
  watching = () => {
    if (speaker.currentTime >= to + BREATH_SECONDS) speaker.pause();
  };
  speaker.addEventListener('timeupdate', watching);
  await speaker.play();
}
