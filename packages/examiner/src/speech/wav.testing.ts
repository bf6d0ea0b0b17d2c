type Wav = {
  rate?: number;
  channels?: number;
  bits?: 8 | 16 | 24 | 32 | 64;
  float?: boolean;
  claim?: number;
  extensible?: boolean;
};

/** A WAV file of these samples, one after the other in every channel. `claim`: what its header says of its length. */
export function wavOf(samples: ArrayLike<number>, wav: Wav = {}): Uint8Array {
  const { rate = 16_000, channels = 1, bits = 16, float = false, claim, extensible = false } = wav;
  const width = bits / 8;
  const format = extensible ? 40 : 16;
  const length = samples.length * channels * width;
  const bytes = new Uint8Array(28 + format + length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, format, true);
  view.setUint16(20, extensible ? 0xfffe : float ? 3 : 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * width, true);
  view.setUint16(32, channels * width, true);
  view.setUint16(34, bits, true);
  if (extensible) view.setUint16(44, float ? 3 : 1, true);
  text(20 + format, 'data');
  view.setUint32(24 + format, claim ?? length, true);
  for (let i = 0; i < samples.length; i++)
    for (let channel = 0; channel < channels; channel++)
      write(view, 28 + format + (i * channels + channel) * width, samples[i]!, bits, float);
  return bytes;
}

function write(view: DataView, at: number, sample: number, bits: number, float: boolean): void {
  const whole = Math.round(Math.max(-1, Math.min(1, sample)) * (2 ** (bits - 1) - 1));
  if (float) bits === 64 ? view.setFloat64(at, sample, true) : view.setFloat32(at, sample, true);
  else if (bits === 8) view.setUint8(at, whole + 128);
  else if (bits === 16) view.setInt16(at, whole, true);
  else if (bits === 24) {
    view.setUint16(at, whole & 0xffff, true);
    view.setInt8(at + 2, whole >> 16);
  } else view.setInt32(at, whole, true);
}
