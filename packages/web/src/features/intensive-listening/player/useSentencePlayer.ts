import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import { sentenceAt } from '@ninefold/core/intensive-listening/sentence-order';
import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { loudspeaker } from '#practice/audio/loudspeaker.ts';
import { recordingAt } from '#practice/audio/recordings.ts';
import { type Clock, createClock } from './clock.ts';
import { useListening } from './display.ts';
import { atTheEnd, type PlayingEvent, type PlayingState, playingReducer, toPlay } from './playing-state.ts';
import { sentencePlayer } from './sentence-player.ts';

export type SentencePlayer = {
  state: PlayingState;
  dispatch: Dispatch<PlayingEvent>;
  sound: 'loading' | 'ready' | 'failed';
  playing: boolean;
  clock: Clock;
  toggle: () => void;
  /** From its beginning, whatever is playing. */
  replay: () => void;
  pause: () => void;
  /** Turns to a sentence; what was playing stops, and the new one begins where `play` says so. */
  goTo: (order: number, play?: boolean) => void;
  seek: (to: number) => void;
  retry: () => void;
};

type Start = Pick<PlayingState, 'mode' | 'order' | 'heard'>;

/** The recording of a section, sentence by sentence. `mode` may change by a tab, a link or the way back. */
export function useSentencePlayer(paper: SentencePaper, { mode, ...start }: Start): SentencePlayer {
  const { content: sentences, audio } = paper;
  const count = sentences.length;
  const { rate } = useListening();
  const [state, dispatch] = useReducer(playingReducer(count), {
    ...start,
    ...{ mode, loops: false, stretch: null, goesOn: false },
  });
  const [sound, setSound] = useState<SentencePlayer['sound']>('loading');
  const [playing, setPlaying] = useState(false);
  const [tries, setTries] = useState(0);
  const clock = useMemo(createClock, []);
  const latest = useRef(state);
  const engine = useRef<ReturnType<typeof sentencePlayer> | null>(null);
  useEffect(() => {
    latest.current = state;
  });

  const playFrom = useCallback(
    (wanted: PlayingState, fromStart: boolean) => {
      const stretch = toPlay(sentences, wanted);
      const begun = stretch && (fromStart ? engine.current?.play(stretch) : engine.current?.goOn(stretch));
      // A pause that came in between is no refusal.
      begun?.catch((error: unknown) => !isAbort(error) && setSound('failed'));
    },
    [sentences],
  );

  const goTo = useCallback(
    (order: number, play = false) => {
      const next = playingReducer(count)(latest.current, { type: 'went', order });
      dispatch({ type: 'went', order });
      latest.current = next;
      const stretch = toPlay(sentences, next);
      if (play) playFrom(next, true);
      else {
        engine.current?.pause();
        if (stretch) engine.current?.seek(stretch.from);
      }
    },
    [count, playFrom, sentences],
  );

  useEffect(() => {
    if (!audio) return;
    let left = tries < 0;
    const speaker = loudspeaker();
    setSound('loading');
    engine.current = sentencePlayer({
      speaker,
      onChange(now) {
        setPlaying(now.playing);
        clock.set(now.at);
        const { stretch, order } = latest.current;
        const heardNow = sentenceAt(sentences, now.at);
        if (now.playing && stretch && stretch.to !== null && heardNow !== order)
          dispatch({ type: 'went', order: heardNow });
      },
      onEnd() {
        const ended = toPlay(sentences, latest.current);
        if (ended) dispatch({ type: 'heard', orders: ordersBetween(ended.first, ended.last) });
        const next = atTheEnd(latest.current, count);
        if (next === 'next') setTimeout(() => !left && latest.current.goesOn && goTo(latest.current.order + 1, true));
        return next === 'again';
      },
    });
    recordingAt(audio.url).then(
      (url) => {
        if (left) return;
        speaker.src = url;
        setSound('ready');
        const stretch = toPlay(sentences, latest.current);
        if (stretch) speaker.currentTime = stretch.from;
      },
      () => !left && setSound('failed'),
    );
    return () => {
      left = true;
      engine.current?.close();
      engine.current = null;
    };
  }, [audio, tries, sentences, count, clock, goTo]);

  useEffect(() => {
    if (latest.current.mode === mode) return;
    engine.current?.pause();
    dispatch({ type: 'mode_changed', mode });
  }, [mode]);

  useEffect(() => engine.current?.setRate(rate), [rate]);

  return {
    ...{ state, dispatch, sound, playing, clock, goTo },
    toggle: () => (playing ? engine.current?.pause() : playFrom(latest.current, false)),
    replay: () => playFrom(latest.current, true),
    pause: () => engine.current?.pause(),
    seek: (to) => engine.current?.seek(to),
    retry: () => setTries((before) => before + 1),
  };
}

const ordersBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
