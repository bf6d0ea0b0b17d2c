import type { SpokenAnswer } from '@ninefold/contract/speaking/report';
import { shownPauses } from '@ninefold/core/speaking/transcript';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { clockTime } from '../../clock-time.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './AnswerWave.module.css';
import type { AnswerPlayer } from './useAnswerPlayer.ts';
import { barsOfRecording } from './wav-bars.ts';

const BARS = 150;
const STEP_SECONDS = 5;
/** Two labels nearer than this would lie on each other. */
const LABEL_SHARE = 0.06;

type Props = { answer: SpokenAnswer; url: string; player: AnswerPlayer };

/** The sound with the length of each long pause above it; a press or an arrow key goes there. */
export function AnswerWave({ answer, url, player }: Props) {
  const t = useText(reportMessages);
  const { data = FLAT } = useQuery({
    queryKey: ['speaking', 'bars', url],
    queryFn: () => barsOfRecording(url, BARS),
    enabled: url !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const path = useMemo(() => pathOf(data), [data]);
  const total = Math.max(1, answer.seconds);
  const pauses = shownPauses(answer);
  const played = player.second / total;
  const seek = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    player.seek(((event.clientX - box.left) / box.width) * total);
  };
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP_SECONDS, ArrowRight: STEP_SECONDS }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    player.seek(Math.min(total, player.second + by));
  };
  return (
    <div
      className={styles.wave}
      role="slider"
      tabIndex={0}
      aria-label={t('place')}
      aria-valuemin={0}
      aria-valuemax={Math.round(total)}
      aria-valuenow={Math.round(player.second)}
      aria-valuetext={`${clockTime(player.second)} / ${clockTime(total)}. ${t('wave', { count: pauses.length })}`}
      onClick={seek}
      onKeyDown={byKey}
    >
      <div className={styles.labels} aria-hidden="true">
        {withRoom(pauses, total).map(({ from, to, inside_clause }) => (
          <span
            key={from}
            className={inside_clause ? styles.inside : undefined}
            style={{ left: `${((from + to) / 2 / total) * 100}%` }}
          >
            {(to - from).toFixed(1)} s
          </span>
        ))}
      </div>
      <Bars path={path} className={styles.ahead} />
      <div className={styles.overlay} style={{ clipPath: `inset(0 ${Math.max(0, 100 - played * 100)}% 0 0)` }}>
        <Bars path={path} className={styles.played} />
      </div>
      <span className={styles.head} style={{ left: `${Math.min(1, played) * 100}%` }} aria-hidden="true" />
    </div>
  );
}

function Bars({ path, className }: { path: string; className: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${BARS * 4} 100`} preserveAspectRatio="none" className={className} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const pathOf = (heights: readonly number[]): string =>
  heights
    .map((height, bar) => {
      const tall = Math.max(3, height * 96);
      return `M${bar * 4} ${50 - tall / 2}h2.4v${tall}h-2.4z`;
    })
    .join('');

const FLAT: readonly number[] = Array.from({ length: BARS }, () => 0);

type Pause = SpokenAnswer['pauses'][number];
function withRoom(pauses: readonly Pause[], total: number): Pause[] {
  const shown: Pause[] = [];
  for (const pause of pauses) {
    const last = shown.at(-1);
    if (!last || (pause.from - last.from) / total >= LABEL_SHARE) shown.push(pause);
  }
  return shown;
}
