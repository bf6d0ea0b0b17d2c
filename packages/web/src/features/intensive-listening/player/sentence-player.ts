/** What is needed of an audio element. */
export type Speaker = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'paused'
  | 'playbackRate'
  | 'preservesPitch'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeEventListener'
>;

export type Stretch = { from: number; to: number };

type Tools = {
  speaker: Speaker;
  /** The beginning of every frame; returns how to stop. */
  everyFrame?: (look: () => void) => () => void;
  onChange: (now: { playing: boolean; at: number }) => void;
  /** The stretch was heard to its end; true: once more. */
  onEnd: () => boolean;
};

/** Played after the last sound: a sentence that is cut off there is hard to understand. */
const BREATH_SECONDS = 0.12;

/**
 * Plays one stretch of a recording after another. The events of an audio element come four times a second, which would
 * let the next sentence be heard: while it plays, every frame looks.
 */
export function sentencePlayer({ speaker, everyFrame = byFrames, onChange, onEnd }: Tools) {
  let stretch: Stretch | null = null;
  let stopLooking: (() => void) | null = null;
  let rate = 1;

  function look() {
    const playing = !speaker.paused;
    if (playing && stretch && speaker.currentTime >= stretch.to + BREATH_SECONDS) return reachEnd(stretch);
    onChange({ playing, at: speaker.currentTime });
    if (playing && !stopLooking) stopLooking = everyFrame(look);
    if (!playing) rest();
  }

  function reachEnd({ from }: Stretch) {
    if (onEnd()) {
      speaker.currentTime = from;
      return;
    }
    speaker.pause();
    onChange({ playing: false, at: speaker.currentTime });
  }

  function rest() {
    stopLooking?.();
    stopLooking = null;
  }

  const events = ['timeupdate', 'play', 'pause', 'ended', 'seeked'] as const;
  for (const name of events) speaker.addEventListener(name, look);

  async function start() {
    speaker.playbackRate = rate;
    // Slow speech keeps its voice.
    speaker.preservesPitch = true;
    await speaker.play();
  }

  return {
    /** From its beginning. */
    play(next: Stretch): Promise<void> {
      stretch = next;
      speaker.currentTime = next.from;
      return start();
    },
    /** Goes on where it was left, unless that is outside of the stretch or at its end. */
    goOn(next: Stretch): Promise<void> {
      stretch = next;
      const { currentTime } = speaker;
      if (currentTime < next.from - 0.05 || currentTime >= next.to - 0.05) speaker.currentTime = next.from;
      return start();
    },
    pause: () => speaker.pause(),
    seek(to: number) {
      speaker.currentTime = to;
      onChange({ playing: !speaker.paused, at: to });
    },
    setRate(next: number) {
      rate = next;
      speaker.playbackRate = next;
    },
    close() {
      rest();
      for (const name of events) speaker.removeEventListener(name, look);
      speaker.pause();
    },
  };
}

function byFrames(look: () => void): () => void {
  let frame = requestAnimationFrame(function again() {
    frame = requestAnimationFrame(again);
    look();
  });
  return () => cancelAnimationFrame(frame);
}
