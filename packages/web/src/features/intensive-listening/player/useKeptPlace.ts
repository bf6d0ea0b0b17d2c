import { useEffect, useRef } from 'react';
import { api } from '#lib/api.ts';
import { sendAtLast } from '#lib/send-at-last.ts';
import type { PlayingState } from './playing-state.ts';

const WAIT_MS = 1500;

/** Keeps where the learner is and what was heard: a little after every change, and when the page is closed. */
export function useKeptPlace(id: number, { order, heard }: Pick<PlayingState, 'order' | 'heard'>): void {
  const place = { id, order, heard: [...heard] };
  const now = JSON.stringify(place);
  const saved = useRef(now);
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });

  useEffect(() => {
    if (now === saved.current) return;
    const save = () =>
      api.listening.saveSentenceProgress(latest.current).then(
        () => {
          saved.current = now;
        },
        // Without a network the next change, or the end of the page, sends it with everything before it.
        () => {},
      );
    const timer = setTimeout(save, WAIT_MS);
    window.addEventListener('online', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', save);
    };
  }, [now]);

  useEffect(() => {
    const last = () => {
      const place = JSON.stringify(latest.current);
      if (place === saved.current) return;
      saved.current = place;
      sendAtLast('/api/listening/save-sentence-progress', latest.current);
    };
    window.addEventListener('pagehide', last);
    return () => {
      window.removeEventListener('pagehide', last);
      last();
    };
  }, []);
}
