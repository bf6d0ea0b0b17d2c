import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import { bandText } from '#ui/band/band-colour.ts';
import type { text } from './report.zh.ts';

type Movement = NonNullable<SpeakingReportView['before']>['movements'][number];
type Key = Extract<keyof typeof text, `m_${string}`>;

/** Not clearness: most of its movement is the microphone's. */
const KEYS = new Set<string>([
  'overall',
  'words_a_minute',
  'run',
  'pauses_inside_a_minute',
  'pauses_between_share',
  'silence_share',
  'fillers_a_minute',
  'repetitions',
  'distinct_words',
  'less_common',
  'slips_a_hundred',
  'words',
  'seconds',
  'speech_seconds',
  'syllables_a_minute',
]);
const SHARES = new Set(['pauses_between_share', 'silence_share', 'less_common']);

const isBand = (what: string) => what === 'overall' || SPEAKING_CRITERIA.some((one) => one === what);

/** How one movement is said: its name, its numbers in their unit, and whether it is for the better. */
export function movementWords({ what, from, to, better }: Movement): {
  key: Key | null;
  value: (of: number) => string;
  verdict: 'improved' | 'declined' | 'unchanged';
} {
  const key = isBand(what) ? 'm_overall' : KEYS.has(what) ? (`m_${what}` as Key) : null;
  const value = (of: number): string => {
    if (isBand(what)) return bandText(of);
    if (SHARES.has(what)) return `${Math.round(of * 100)}%`;
    return Number.isInteger(of) ? String(of) : of.toFixed(1);
  };
  // Half a band lies within the error; numbers that read the same are the same.
  const small = isBand(what) ? Math.abs(to - from) <= 0.5 : value(from) === value(to);
  const verdict = small || better === 0 ? 'unchanged' : better > 0 ? 'improved' : 'declined';
  return { key, value, verdict };
}
