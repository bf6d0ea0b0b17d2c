export type TarEntry = { name: string; bytes: Uint8Array | null };

const BLOCK = 512;

/** Reads the plain tar that PGlite writes: files and folders (`bytes` null), short names, nothing else. */
export function* untar(tar: Uint8Array): Generator<TarEntry> {
  const view = Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength);
  const text = (start: number, length: number) => view.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  for (let at = 0; at + BLOCK <= view.length && view[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8) || 0;
    const folder = text(at + 156, 1) === '5';
    yield { name: text(at, 100), bytes: folder ? null : view.subarray(at + BLOCK, at + BLOCK + size) };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
