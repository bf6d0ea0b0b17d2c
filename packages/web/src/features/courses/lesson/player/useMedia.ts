import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';
import { nextSpeed, SPEEDS } from './cues.ts';

const SPEED = 'nf-lesson-speed';
const STEP = 10;
/** The place is told to the server in steps of so many seconds; a pause tells it at once. */
const TELL_EVERY = 5;

type MediaProps = {
  seconds: number;
  startAt: number;
  onPlace: (second: number) => void;
  onEnded: () => void;
};

export type Media = ReturnType<typeof useMedia>;

/** What is on the stage now; one plays at a time. */
let onStage: HTMLMediaElement | null = null;
export const isMediaPlaying = (): boolean => onStage !== null && !onStage.paused && !onStage.ended;

/** A narration or a film: one element, its place, its speed, and what to do when it does not load. */
export function useMedia(
  element: RefObject<HTMLMediaElement | null>,
  { seconds, startAt, onPlace, onEnded }: MediaProps,
) {
  const [now, setNow] = useState(startAt);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [rate, setRate] = useState(readSpeed);
  const told = useRef(startAt);
  const tell = useCallback(
    (second: number) => {
      told.current = second;
      onPlace(second);
    },
    [onPlace],
  );

  useEffect(() => {
    const media = element.current;
    if (!media) return;
    onStage = media;
    const place = () => Math.min(media.currentTime, seconds);
    // A second load begins by going to 0, which is no place of the learner's.
    let isEmpty = false;
    const heard: Record<string, () => void> = {
      emptied: () => {
        isEmpty = true;
      },
      loadedmetadata: () => {
        isEmpty = false;
        // At the first load where the visit begins, at a later one where it broke off. The end is no place to go on from.
        if (told.current > 0 && told.current < seconds - 1) media.currentTime = told.current;
        media.playbackRate = readSpeed();
      },
      timeupdate: () => {
        if (isEmpty) return;
        setNow(place());
        if (Math.abs(place() - told.current) >= TELL_EVERY) tell(place());
      },
      play: () => setPlaying(true),
      pause: () => {
        setPlaying(false);
        if (!isEmpty) tell(place());
      },
      ended: () => {
        setPlaying(false);
        onEnded();
      },
      error: () => setFailed(true),
    };
    for (const [name, listener] of Object.entries(heard)) media.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) media.removeEventListener(name, listener);
      media.pause();
      if (onStage === media) onStage = null;
    };
  }, [element, seconds, tell, onEnded]);

  const seek = (second: number) => {
    const to = Math.max(0, Math.min(seconds, second));
    setNow(to);
    if (element.current) element.current.currentTime = to;
    tell(to);
  };
  return {
    now,
    playing,
    failed,
    rate,
    seconds,
    seek,
    back: () => seek(now - STEP),
    ahead: () => seek(now + STEP),
    toggle: () => {
      const media = element.current;
      if (!media) return;
      if (media.paused) void media.play().catch((error: Error) => error.name !== 'AbortError' && setFailed(true));
      else media.pause();
    },
    faster: () => {
      const next = nextSpeed(rate);
      safeStorage.set(SPEED, String(next));
      setRate(next);
      if (element.current) element.current.playbackRate = next;
    },
    retry: () => {
      setFailed(false);
      element.current?.load();
    },
  };
}

function readSpeed(): number {
  const kept = Number(safeStorage.get(SPEED));
  return SPEEDS.find((one) => one === kept) ?? 1;
}
