import { levelOfScore } from '../intensive-listening/follow-read/scores.ts';
import type { MarkedItem } from './mark-item.ts';

/** What a sentence read aloud is worth in training, from what the engine heard. */

export type HeardReading = { assessed: 0 | 1; total_score: number; words: readonly { said: boolean }[] };

/** Nothing was read: no microphone here, or no wish to speak in the library. It proves nothing either way. */
export const SKIPPED: MarkedItem = { outcome: 'skipped', reason: 'NOT_READ' };

/** So few of its words were not heard that it is a slip; with more, words are the matter and not sounds. */
const MISSED_SHARE = 0.2;

/** The same three levels as in follow-read. What could not be assessed is not the learner's fault and not counted. */
export function markReading({ assessed, total_score, words }: HeardReading): MarkedItem {
  if (assessed === 0) return { outcome: 'skipped', reason: 'NOT_HEARD' };
  const level = levelOfScore(total_score);
  if (level === 'good') return { outcome: 'right', reason: '' };
  const missed = words.filter(({ said }) => !said).length;
  const reason = missed > words.length * MISSED_SHARE ? 'WORDS_MISSED' : 'SOUNDS_OFF';
  return { outcome: level === 'fair' ? 'close' : 'wrong', reason };
}
