import { RATE, type Recorder, type RecorderListener, RecorderRefused, type RecorderTrouble } from './recorder.ts';

/** A microphone that says what a test wants, when it wants. */
export function fakeRecorder(trouble: RecorderTrouble | null = null) {
  let listener: RecorderListener | null = null;
  const recorder: Recorder = {
    async start(given) {
      if (trouble) throw new RecorderRefused(trouble);
      listener = given;
      return {
        stop: () => {
          listener = null;
        },
      };
    },
    microphones: async () => [{ id: 'one', name: 'A microphone' }],
  };
  return {
    recorder,
    isOn: () => listener !== null,
    say: (seconds: number) => listener?.onSamples(new Float32Array(Math.round(seconds * RATE)).fill(0.1)),
    pullOut: () => listener?.onLost(),
  };
}
