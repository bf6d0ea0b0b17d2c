import { Readable } from 'node:stream';

/** A plain tar, written and read as a stream: a copy holds recordings that do not fit into memory. `tar tzf` reads it. */

const BLOCK = 512;
const EMPTY = Buffer.alloc(0);

export type TarPart = { name: string; size: number; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export async function* writeTar(parts: AsyncIterable<TarPart>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of parts) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes and was said to have ${size}`);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a name for a tar: ${name}`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\0', 257);
  block.write('00', 263);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Every part has to be read to its end before the next one is asked for; what is left of it is skipped. */
export async function* readTar(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<TarPart & { body: AsyncIterable<Uint8Array> }> {
  const source = reader(stream);
  for (;;) {
    const block = await source.take(BLOCK);
    if (block[0] === 0) return;
    const text = (start: number, length: number) => block.toString('utf8', start, start + length).replace(/\0.*$/s, '');
    if (text(257, 5) !== 'ustar') throw new Error('not a tar');
    const size = Number.parseInt(text(124, 12), 8);
    const body = source.next(size);
    yield { name: text(0, 100), size, body };
    for await (const _ of body);
    await source.take(padding(size));
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function reader(stream: AsyncIterable<Uint8Array>) {
  const chunks = Readable.from(stream)[Symbol.asyncIterator]();
  let held: Buffer = EMPTY;
  async function more(): Promise<void> {
    const { value, done } = await chunks.next();
    if (done) throw new Error('it ends in the middle');
    held = held.length ? Buffer.concat([held, value]) : Buffer.from(value);
  }
  return {
    async take(length: number): Promise<Buffer> {
      while (held.length < length) await more();
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
    async *next(size: number): AsyncGenerator<Uint8Array> {
      for (let left = size; left > 0; ) {
        if (held.length === 0) await more();
        const chunk = held.subarray(0, left);
        held = held.subarray(chunk.length);
        left -= chunk.length;
        yield chunk;
      }
    },
  };
}
