/** What the page needs of a microphone. The real one is `microphone.ts`; tests bring their own. */

export const RATE = 16_000;

/** Why nothing can be recorded: said no, none there, taken by another program, or a browser that cannot. */
export type RecorderTrouble = 'denied' | 'missing' | 'busy' | 'unsupported';

export class RecorderRefused extends Error {
  readonly trouble: RecorderTrouble;
  constructor(trouble: RecorderTrouble) {
    super(`the microphone is ${trouble}`);
    this.trouble = trouble;
  }
}

export type Microphone = { id: string; name: string };

export type Recorder = {
  /** Asks for the permission, so it is called within the press. Throws RecorderRefused. */
  start(listener: RecorderListener): Promise<RunningRecorder>;
  /** With their names once the permission was given. */
  microphones(): Promise<Microphone[]>;
};

export type RecorderListener = {
  /** 16 kHz mono, about ten times a second. */
  onSamples: (samples: Float32Array) => void;
  /** The microphone was pulled out, or a phone call took it. */
  onLost: () => void;
};

export type RunningRecorder = { stop: () => void };
