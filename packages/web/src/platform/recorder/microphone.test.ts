import { afterEach, expect, test, vi } from 'vitest';
import { microphone } from './microphone.ts';

type Wanted = { sampleRate?: number } | undefined;
type Node = { port: { onmessage: ((event: { data: Float32Array }) => void) | null } };

let node: Node | null = null;
const track = { stop: vi.fn(), addEventListener: vi.fn(), removeEventListener: vi.fn() };
const stream = { getTracks: () => [track], getAudioTracks: () => [track] };

/** A browser whose microphone has a rate of its own; `changes`: it can be told another one, as Chrome and Safari can. */
function browser({ rate, changes, refuses }: { rate: number; changes: boolean; refuses?: string }) {
  class FakeContext {
    sampleRate: number;
    state = 'running';
    audioWorklet = { addModule: async () => {} };
    constructor(wanted: Wanted) {
      this.sampleRate = wanted?.sampleRate ?? rate;
    }
    createMediaStreamSource() {
      // Firefox: "Connecting AudioNodes from AudioContexts with different sample-rate is currently not supported".
      if (!changes && this.sampleRate !== rate) throw new Error('different sample-rate');
      return { connect() {}, disconnect() {} };
    }
    async resume() {}
    async close() {}
    addEventListener() {}
    removeEventListener() {}
  }
  class FakeNode {
    port: Node['port'] = { onmessage: null };
    constructor() {
      node = this;
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', FakeNode);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => {
        if (refuses) throw new DOMException('', refuses);
        return stream;
      },
    },
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  node = null;
});

for (const { rate, changes, why } of [
  { rate: 48_000, changes: true, why: 'a browser that changes the rate itself gives 16 kHz' },
  { rate: 48_000, changes: false, why: 'one that cannot keeps 48 kHz, and the page makes 16 of it' },
  { rate: 44_100, changes: false, why: 'and so with 44.1 kHz' },
])
  test(`a second is 16,000 samples everywhere: ${why}`, async () => {
    browser({ rate, changes });
    let samples = 0;
    const onSamples = (some: Float32Array) => {
      samples += some.length;
    };
    const running = await microphone.start({ onSamples, onLost: () => {} });
    const given = changes ? 16_000 : rate;
    for (let n = 0; n < 10; n += 1) node?.port.onmessage?.({ data: new Float32Array(given / 10).fill(0.1) });
    expect(Math.abs(samples - 16_000)).toBeLessThan(200);
    running.stop();
    expect(track.stop).toHaveBeenCalled();
  });

for (const { refuses, trouble } of [
  { refuses: 'NotAllowedError', trouble: 'denied' },
  { refuses: 'NotFoundError', trouble: 'missing' },
  { refuses: 'NotReadableError', trouble: 'busy' },
  { refuses: 'TypeError', trouble: 'unsupported' },
])
  test(`${refuses} of the browser is told as ${trouble}`, async () => {
    browser({ rate: 48_000, changes: true, refuses });
    await expect(microphone.start({ onSamples: () => {}, onLost: () => {} })).rejects.toMatchObject({ trouble });
  });

test('a page without a microphone, as over plain http, says that this browser cannot record', async () => {
  vi.stubGlobal('navigator', {});
  await expect(microphone.start({ onSamples: () => {}, onLost: () => {} })).rejects.toMatchObject({
    trouble: 'unsupported',
  });
});
