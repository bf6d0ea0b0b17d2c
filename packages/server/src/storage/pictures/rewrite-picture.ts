import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { measurePicture } from './measure-picture.ts';

/** More than any phone's screen shows; a picture of forty million pixels is a bomb or a mistake. */
export const MOST_PIXELS = 12_000_000;
/** The longer side of what is kept, unless somebody wants less. */
export const LONGEST = 1600;
const QUALITY = 82;
/** Of a PNG: the last byte of its first chunk. */
const INTERLACE_AT = 28;

/** What the thread is given. */
export type ToRewrite = { bytes: Uint8Array; longest: number };
export type Rewritten = { bytes: Uint8Array; width: number; height: number };
type Pixels = { width: number; height: number; data: Uint8Array };

/**
 * Decodes a picture and writes it anew as a JPEG: nothing that was hidden in the file (a page, a place, a second file)
 * survives. null: it is no picture we can read, or too large to be looked at.
 */
export function rewritePicture(file: Uint8Array, longest = LONGEST): Rewritten | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const size = measurePicture(bytes);
  if (!size || size.width < 1 || size.height < 1 || size.width * size.height > MOST_PIXELS) return null;
  // The decoder unpacks interlaced rows without a limit, so a small file could fill the memory.
  if (size.kind === 'png' && bytes[INTERLACE_AT] !== 0) return null;
  try {
    const { width, height, data } = shrunk(decode(size.kind, bytes), longest);
    return { bytes: jpeg.encode({ width, height, data: Buffer.from(data) }, QUALITY).data, width, height };
  } catch {
    return null;
  }
}

function decode(kind: 'png' | 'jpeg', bytes: Buffer): Pixels {
  if (kind === 'png') return PNG.sync.read(bytes);
  return jpeg.decode(bytes, { useTArray: true, maxResolutionInMP: MOST_PIXELS / 1e6, maxMemoryUsageInMB: 200 });
}

/** Averages the pixels that become one; what was transparent becomes white. */
function shrunk({ width, height, data }: Pixels, longest: number): Pixels {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const out = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    const [top, bottom] = span(y, h, height);
    for (let x = 0; x < w; x += 1) {
      const [left, right] = span(x, w, width);
      let [r, g, b, count] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1) {
          const at = (row * width + column) * 4;
          const alpha = (data[at + 3] ?? 255) / 255;
          r += (data[at] ?? 0) * alpha + 255 * (1 - alpha);
          g += (data[at + 1] ?? 0) * alpha + 255 * (1 - alpha);
          b += (data[at + 2] ?? 0) * alpha + 255 * (1 - alpha);
          count += 1;
        }
      out.set([r / count, g / count, b / count, 255], (y * w + x) * 4);
    }
  }
  return { width: w, height: h, data: out };
}

const span = (at: number, parts: number, length: number): [number, number] => {
  const from = Math.floor((at * length) / parts);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / parts))];
};
