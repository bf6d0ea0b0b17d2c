import type { Sentence, SentencePaper } from '@ninefold/contract/intensive-listening';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { fetchJson } from '#lib/fetch-file.ts';
import { barsOf, readPeaks } from '#practice/audio/peaks.ts';
import { intensiveMessages } from '../intensive.messages.ts';
import { type Clock, useClock } from './clock.ts';
import styles from './SentenceWave.module.css';
import { barsPath, peaksBetween } from './wave-bars.ts';

const BARS = 130;
const STEP_SECONDS = 0.5;

type Props = {
  audio: NonNullable<SentencePaper['audio']>;
  sentence: Pick<Sentence, 'start' | 'end'>;
  clock: Clock;
  onSeek: (to: number) => void;
};

/** One sentence as a waveform, drawn from the wave data of the recording: a press goes to that moment. */
export function SentenceWave({ audio, sentence: { start, end }, clock, onSeek }: Props) {
  const t = useText(intensiveMessages);
  const { data } = useQuery({
    queryKey: ['peaks', audio.peaks_url],
    queryFn: () => fetchJson(audio.peaks_url),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const drawing = useMemo(
    () => barsPath(barsOf(peaksBetween(readPeaks(data), audio.seconds, start, end), BARS), BARS),
    [data, audio.seconds, start, end],
  );
  const clip = useId();
  const long = Math.max(0.1, end - start);
  const at = Math.min(Math.max(0, useClock(clock) - start), long);

  function press(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(start + Math.min(1, Math.max(0, (event.clientX - left) / width)) * long);
  }

  function onKeyDown(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: Math.max(0, at - STEP_SECONDS),
      ArrowRight: Math.min(long, at + STEP_SECONDS),
      Home: 0,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onSeek(start + to);
  }

  return (
    <div
      className={styles.wave}
      role="slider"
      tabIndex={0}
      aria-label={t('place')}
      aria-valuemin={0}
      aria-valuemax={Math.round(long * 10) / 10}
      aria-valuenow={Math.round(at * 10) / 10}
      aria-valuetext={t('placeTime', { at: at.toFixed(1), total: long.toFixed(1) })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        press(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && press(event)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${BARS * 4} 100`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={clip}>
          <rect x={0} y={0} width={(at / long) * BARS * 4} height={100} />
        </clipPath>
        <path d={drawing} className={styles.bar} />
        <path d={drawing} className={styles.played} clipPath={`url(#${clip})`} />
      </svg>
    </div>
  );
}
