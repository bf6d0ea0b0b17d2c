import { useCallback, useEffect, useRef, useState } from 'react';
import { onlyVoice } from '../../examiner/one-voice.ts';

export type AnswerPlayer = {
  state: 'loading' | 'ready' | 'failed' | 'gone';
  playing: boolean;
  second: number;
  speed: number;
  toggle: () => void;
  pause: () => void;
  /** Plays from there, and only so far where an end is given. */
  playFrom: (from: number, to?: number) => void;
  seek: (second: number) => void;
  setSpeed: (speed: number) => void;
  /** The stretch that is played again and again; null: none. */
  loop: Stretch | null;
  setLoop: (loop: Stretch | null) => void;
};
type Stretch = { from: number; to: number };

/** Whether there is anything to hear: one that was deleted or cannot be loaded is no button. */
export const canHear = ({ state }: Pick<AnswerPlayer, 'state'>): boolean => state !== 'gone' && state !== 'failed';

/** The recording of one answer: its second is told ten times a second while it plays, so that the words can follow. */
export function useAnswerPlayer(url: string): AnswerPlayer {
  const [state, setState] = useState<AnswerPlayer['state']>(url === '' ? 'gone' : 'loading');
  const [playing, setPlaying] = useState(false);
  const [second, setSecond] = useState(0);
  const [speed, setShownSpeed] = useState(1);
  const audio = useRef<HTMLAudioElement | null>(null);
  const stopAt = useRef<number | null>(null);
  const chosenSpeed = useRef(1);
  const [loop, setShownLoop] = useState<Stretch | null>(null);
  const looped = useRef<Stretch | null>(null);
  const setLoop = useCallback((next: Stretch | null) => {
    looped.current = next;
    setShownLoop(next);
  }, []);

  useEffect(() => {
    setSecond(0);
    setPlaying(false);
    setState(url === '' ? 'gone' : 'loading');
    if (url === '') return;
    const own = new Audio();
    own.preload = 'metadata';
    own.preservesPitch = true;
    own.src = url;
    // Loading sets the rate back to the default one.
    own.defaultPlaybackRate = chosenSpeed.current;
    own.playbackRate = chosenSpeed.current;
    const stop = () => own.pause();
    stopAt.current = null;
    setLoop(null);
    audio.current = own;
    own.onloadedmetadata = () => setState('ready');
    own.onerror = () => setState('failed');
    own.onplay = () => {
      onlyVoice(stop);
      setPlaying(true);
    };
    own.onpause = () => setPlaying(false);
    own.onended = () => setPlaying(false);
    own.onseeked = () => setSecond(own.currentTime);
    const timer = setInterval(() => {
      if (own.paused) return;
      setSecond(own.currentTime);
      const again = looped.current;
      if (again && own.currentTime >= again.to) own.currentTime = again.from;
      if (stopAt.current !== null && own.currentTime >= stopAt.current) own.pause();
    }, 100);
    return () => {
      clearInterval(timer);
      own.pause();
      own.removeAttribute('src');
      audio.current = null;
    };
  }, [url, setLoop]);

  const playFrom = useCallback(
    (from: number, to?: number) => {
      const own = audio.current;
      if (!own) return;
      setLoop(null);
      stopAt.current = to ?? null;
      own.currentTime = from;
      setSecond(from);
      void own.play().catch(() => setState('failed'));
    },
    [setLoop],
  );

  return {
    ...{ state, playing, second, speed, playFrom, loop },
    setLoop(next) {
      if (next) playFrom(next.from);
      setLoop(next);
    },
    toggle() {
      const own = audio.current;
      if (!own) return;
      stopAt.current = null;
      if (own.paused) void own.play().catch(() => setState('failed'));
      else own.pause();
    },
    pause: () => audio.current?.pause(),
    seek(to) {
      stopAt.current = null;
      setLoop(null);
      if (audio.current) audio.current.currentTime = Math.max(0, to);
      setSecond(Math.max(0, to));
    },
    setSpeed(next) {
      chosenSpeed.current = next;
      if (audio.current) audio.current.playbackRate = next;
      setShownSpeed(next);
    },
  };
}
