import { type FileHandle, open } from 'node:fs/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

type Entry = { name: Buffer; crc: number; packed: number; size: number; at: number; method: 0 | 8 };

/** Names are UTF-8; sizes follow what was packed. */
const FLAGS = { plain: 0x0800, sizesFollow: 0x0808 };
/** The first of January 1980: an archive of the same rows is the same archive. */
const [DATE, TIME] = [0x21, 0];
const MOST = 0xffff_ffff;

export type ZipWriter = Awaited<ReturnType<typeof writeZip>>;

/**
 * A zip written from its beginning to its end, one entry after the other, so that it never lies in memory. Deflating is
 * done by the threads of zlib. Without the extension for 4 GB: what is written stays below it or is refused.
 */
export async function writeZip(path: string) {
  const file = await open(path, 'w', 0o600);
  const entries: Entry[] = [];
  let at = 0;

  async function put(bytes: Uint8Array): Promise<void> {
    if (at + bytes.byteLength > MOST) throw new Error('an archive of more than 4 GB');
    await writeAll(file, bytes);
    at += bytes.byteLength;
  }

  return {
    /** Packed while it comes. */
    async add(name: string, chunks: AsyncIterable<string | Uint8Array>): Promise<void> {
      const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at, method: 8 };
      await put(localHeader(entry, FLAGS.sizesFollow));
      const begun = at;
      const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED + 3 });
      const written = (async () => {
        for await (const packed of deflate) await put(packed as Buffer);
      })();
      written.catch(() => {});
      try {
        for await (const chunk of chunks) {
          const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
          entry.crc = crc32(bytes, entry.crc);
          entry.size += bytes.byteLength;
          if (!deflate.write(bytes)) await drained(deflate, written);
        }
        deflate.end();
      } catch (error) {
        deflate.destroy();
        throw error;
      }
      await written;
      entry.packed = at - begun;
      await put(sizes(entry));
      entries.push(entry);
    },

    /** As it is: sound and pictures do not get smaller. */
    async addStored(name: string, bytes: Uint8Array): Promise<void> {
      const size = bytes.byteLength;
      const entry: Entry = { name: Buffer.from(name), crc: crc32(bytes), packed: size, size, at, method: 0 };
      await put(localHeader(entry, FLAGS.plain));
      await put(bytes);
      entries.push(entry);
    },

    /** Bytes so far. */
    size: () => at,

    /** How long it is in the end; what was written has reached the disk. */
    async end(): Promise<number> {
      const begun = at;
      for (const entry of entries) await put(directoryLine(entry));
      await put(directoryEnd(entries.length, at - begun, begun));
      await file.sync();
      await file.close();
      return at;
    },

    async abandon(): Promise<void> {
      await file.close().catch(() => {});
    },
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.byteLength; )
    from += (await file.write(bytes, from, bytes.byteLength - from)).bytesWritten;
}

const drained = (stream: NodeJS.EventEmitter, failed: Promise<void>): Promise<unknown> =>
  Promise.race([new Promise((go) => stream.once('drain', go)), failed.then(() => new Promise(() => {}))]);

function localHeader({ name, crc, packed, size, method }: Entry, flags: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt16LE(TIME, 10);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizes({ crc, packed, size }: Entry): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryLine({ name, crc, packed, size, at, method }: Entry): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(20, 4);
  line.writeUInt16LE(20, 6);
  line.writeUInt16LE(method === 8 ? FLAGS.sizesFollow : FLAGS.plain, 8);
  line.writeUInt16LE(method, 10);
  line.writeUInt16LE(TIME, 12);
  line.writeUInt16LE(DATE, 14);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(packed, 20);
  line.writeUInt32LE(size, 24);
  line.writeUInt16LE(name.length, 28);
  line.writeUInt32LE(at, 42);
  return Buffer.concat([line, name]);
}

function directoryEnd(count: number, length: number, at: number): Buffer {
  if (count > 0xffff) throw new Error('an archive of more than 65,535 files');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
