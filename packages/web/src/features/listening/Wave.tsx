import { formatDuration } from '@ninefold/core/time/duration';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { fetchJson } from '#lib/fetch-file.ts';
import { barsOf, readPeaks } from '#practice/audio/peaks.ts';
import styles from './Listening.module.css';
import { listeningMessages } from './listening.messages.ts';

const BARS = 160;
const STEP_SECONDS = 5;

type WaveProps = { peaksUrl: string; seconds: number; at: number; onSeek: (to: number) => void };

/** The recording as a waveform: a press goes to that second. */
export function Wave({ peaksUrl, seconds, at, onSeek }: WaveProps) {
  const t = useText(listeningMessages);
  const { data } = useQuery({
    queryKey: ['peaks', peaksUrl],
    queryFn: () => fetchJson(peaksUrl),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const drawing = useMemo(() => barsPath(barsOf(readPeaks(data), BARS)), [data]);
  const clip = useId();

  function press(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - left) / width) * seconds);
  }

  function onKeyDown(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: at - STEP_SECONDS,
      ArrowRight: at + STEP_SECONDS,
      Home: 0,
      End: seconds - STEP_SECONDS,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onSeek(to);
  }

  return (
    <div
      className={styles.wave}
      role="slider"
      tabIndex={0}
      aria-label={t('seek')}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={t('seekTime', {
        time: formatDuration(Math.floor(at)),
        total: formatDuration(Math.floor(seconds)),
      })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        press(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && press(event)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${BARS * 4} 100`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={clip}>
          <rect x={0} y={0} width={(at / seconds) * BARS * 4} height={100} />
        </clipPath>
        <path d={drawing} className={styles.bar} />
        <path d={drawing} className={styles.played} clipPath={`url(#${clip})`} />
      </svg>
    </div>
  );
}

/** Without peaks it is a line that can still be pressed. */
function barsPath(heights: readonly number[]): string {
  const bars = heights.length > 0 ? heights : Array.from({ length: BARS }, () => 0);
  return bars
    .map((height, bar) => {
      const tall = Math.max(4, height * 96);
      return `M${bar * 4} ${50 - tall / 2}h2.4v${tall}h-2.4z`;
    })
    .join('');
}
