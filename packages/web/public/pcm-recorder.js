// Runs beside the page and hands it what the microphone gave, a tenth of a second at a time. A file of its own: the
// browser loads it into its audio thread, where nothing of the page can be imported.
const FRAMES = 1600;

class PcmRecorder extends AudioWorkletProcessor {
  constructor() {
    super();
    this.held = new Float32Array(FRAMES);
    this.count = 0;
  }

  process([[channel] = []]) {
    for (const sample of channel ?? []) {
      this.held[this.count++] = sample;
      if (this.count < FRAMES) continue;
      this.port.postMessage(this.held);
      this.held = new Float32Array(FRAMES);
      this.count = 0;
    }
    return true;
  }
}

registerProcessor('pcm-recorder', PcmRecorder);
