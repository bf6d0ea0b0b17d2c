/** What the browser tells of a microphone that may be taken away without an end. */
type Watched = { track: Pick<MediaStreamTrack, 'muted'> | undefined; context: Pick<AudioContext, 'state'> };

const LOOK_MS = 500;
/** A headset that is changed is mute for a moment. */
const MUTE_LOOKS = 3;
const SILENT_LOOKS = 6;

/**
 * A phone call mutes the track or interrupts the audio, and nothing says that the recording is over: then it is lost.
 * Looks are counted, not the clock: a device that slept has not been without a microphone for so long.
 */
export function watchLoss({ track, context }: Watched, onLost: () => void) {
  let [away, silent, isHeard] = [0, 0, false];
  const timer = setInterval(() => {
    away = track?.muted || context.state !== 'running' ? away + 1 : 0;
    silent = isHeard ? 0 : silent + 1;
    isHeard = false;
    if (away < MUTE_LOOKS && silent < SILENT_LOOKS) return;
    clearInterval(timer);
    onLost();
  }, LOOK_MS);
  return {
    /** Samples have come. */
    heard: () => {
      isHeard = true;
    },
    stop: () => clearInterval(timer),
  };
}
