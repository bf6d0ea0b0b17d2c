import { chosenMicrophone } from './chosen-microphone.ts';
import { RATE, type Recorder, type RecorderListener, RecorderRefused, type RecorderTrouble } from './recorder.ts';
import { resampler } from './resampler.ts';
import { watchLoss } from './watch-loss.ts';

/** The real microphone. Its sound comes from the browser's audio thread and goes nowhere else: it is not heard. */
export const microphone: Recorder = {
  async start(listener) {
    const stream = await openStream(chosenMicrophone.get());
    try {
      return await listen(stream, listener);
    } catch (error) {
      for (const track of stream.getTracks()) track.stop();
      throw error instanceof RecorderRefused ? error : new RecorderRefused('unsupported');
    }
  },

  async microphones() {
    const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
    return devices
      .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  },
};

async function openStream(microphoneId: string | undefined): Promise<MediaStream> {
  // A page that is not served safely has no microphones at all.
  if (!navigator.mediaDevices?.getUserMedia || typeof AudioWorkletNode === 'undefined')
    throw new RecorderRefused('unsupported');
  const audio = {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    // One that was pulled out since is not missed: the browser takes another.
    ...(microphoneId && { deviceId: { ideal: microphoneId } }),
  };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    throw new RecorderRefused(TROUBLES[error instanceof DOMException ? error.name : ''] ?? 'unsupported');
  }
}

const TROUBLES: Readonly<Record<string, RecorderTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

async function listen(stream: MediaStream, { onSamples, onLost }: RecorderListener) {
  const { context, source } = openContext(stream);
  await context.audioWorklet.addModule('/pcm-recorder.js');
  await context.resume();
  const node = new AudioWorkletNode(context, 'pcm-recorder', { numberOfOutputs: 0 });
  const resample = resampler(context.sampleRate, RATE);
  const [track] = stream.getAudioTracks();
  const watch = watchLoss({ track, context }, onLost);
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    watch.heard();
    onSamples(resample(data));
  };
  source.connect(node);
  track?.addEventListener('ended', onLost);
  return {
    stop() {
      watch.stop();
      track?.removeEventListener('ended', onLost);
      node.port.onmessage = null;
      source.disconnect();
      for (const one of stream.getTracks()) one.stop();
      void context.close();
    },
  };
}

/** The browser changes the rate better than we do; one that cannot keeps the microphone's own. */
function openContext(stream: MediaStream) {
  try {
    const context = new AudioContext({ sampleRate: RATE });
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
}
