import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { useEffect, useState } from 'react';
import { loudspeaker } from '#practice/audio/loudspeaker.ts';
import { recordingOf } from '#practice/audio/recordings.ts';

type PracticeAudio = {
  state: 'loading' | 'ready' | 'failed';
  playing: boolean;
  at: number;
  rate: number;
  toggle: () => void;
  seek: (to: number) => void;
  setRate: (rate: number) => void;
  retry: () => void;
};

/** The recording of one section in practice mode: it can be paused, wound and slowed down. */
export function usePracticeAudio(paper: ListeningPaper): PracticeAudio {
  const [state, setState] = useState<PracticeAudio['state']>('loading');
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [rate, setRate] = useState(1);
  const [tries, setTries] = useState(0);
  const total = paper.audio?.seconds ?? 0;

  useEffect(() => {
    const speaker = loudspeaker();
    let left = tries < 0;
    setState('loading');
    recordingOf(paper).then(
      (url) => {
        if (left) return;
        speaker.src = url;
        setState('ready');
      },
      () => !left && setState('failed'),
    );
    const follow = () => {
      setAt(speaker.currentTime);
      setPlaying(!speaker.paused && !speaker.ended);
    };
    const names = ['timeupdate', 'play', 'pause', 'ended', 'seeked'] as const;
    for (const name of names) speaker.addEventListener(name, follow);
    return () => {
      left = true;
      for (const name of names) speaker.removeEventListener(name, follow);
      speaker.pause();
    };
  }, [paper, tries]);

  useEffect(() => {
    loudspeaker().playbackRate = rate;
  }, [rate]);

  const seek = (to: number) => {
    const speaker = loudspeaker();
    speaker.currentTime = Math.min(Math.max(0, to), total);
    setAt(speaker.currentTime);
  };

  return {
    state,
    playing,
    at,
    rate,
    seek,
    setRate,
    retry: () => setTries((count) => count + 1),
    toggle() {
      const speaker = loudspeaker();
      speaker.playbackRate = rate;
      if (speaker.paused) speaker.play().catch(() => setState('failed'));
      else speaker.pause();
    },
  };
}
