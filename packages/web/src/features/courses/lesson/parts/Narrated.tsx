import type { LessonNarration } from '@ninefold/contract/courses/lesson';
import { type ReactNode, useMemo } from 'react';
import { LessonPlayer } from '../player/LessonPlayer.tsx';

export type NarratedProps = {
  narration: LessonNarration | null;
  startAt: number;
  onPlace: (second: number) => void;
  onEnded: () => void;
  children: ReactNode;
};

/** What is shown, with its voice where it has one. */
export function Narrated({ narration, startAt, onPlace, onEnded, children }: NarratedProps) {
  const recording = useMemo(
    () =>
      narration && {
        of: 'narration' as const,
        url: narration.url,
        seconds: narration.seconds,
        cues: narration.captions,
      },
    [narration],
  );
  if (!recording) return children;
  return (
    <LessonPlayer recording={recording} startAt={startAt} onPlace={onPlace} onEnded={onEnded}>
      {children}
    </LessonPlayer>
  );
}
