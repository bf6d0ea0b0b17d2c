import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as an honest program would write it, and the lies a test may tell about it. */
export type ZipPart = {
  name: string;
  bytes?: Uint8Array | string;
  stored?: boolean;
  /** Of the list only, unless said otherwise. */
  lie?: Partial<{
    size: number;
    crc: number;
    method: number;
    flags: number;
    unixMode: number;
    headerName: string;
    /** Points at the header of the entry with this number. */
    at: number;
  }>;
};
type EndLie = Partial<{ count: number; disk: number; comment: string; before: string }>;

export function makeZip(parts: ZipPart[], end: EndLie = {}): Buffer {
  const blocks: Buffer[] = [Buffer.from(end.before ?? '')];
  const list: Buffer[] = [];
  const starts: number[] = [];
  let at = 0;
  for (const { name, bytes = '', stored = false, lie = {} } of parts) {
    const plain = Buffer.from(bytes);
    const packed = stored ? plain : deflateRawSync(plain);
    const method = stored ? 0 : 8;
    const crc = crc32(plain);
    starts.push(at);
    const block = Buffer.concat([
      header(lie.headerName ?? name, { method, crc, packed: packed.length, size: plain.length }),
      packed,
    ]);
    blocks.push(block);
    list.push(
      listed(name, {
        method: lie.method ?? method,
        flags: lie.flags ?? 0x0800,
        crc: lie.crc ?? crc,
        packed: packed.length,
        size: lie.size ?? plain.length,
        unixMode: lie.unixMode ?? 0o100644,
        at: lie.at === undefined ? at : (starts[lie.at] ?? 0),
      }),
    );
    at += block.length;
  }
  return Buffer.concat([...blocks, ...list, ending(parts.length, Buffer.concat(list).length, at, end)]);
}

type Facts = { method: number; crc: number; packed: number; size: number };

function header(name: string, { method, crc, packed, size }: Facts): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(0x0800, 6);
  bytes.writeUInt16LE(method, 8);
  [crc, packed, size].forEach((value, n) => {
    bytes.writeUInt32LE(value, 14 + 4 * n);
  });
  bytes.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([bytes, Buffer.from(name)]);
}

function listed(name: string, facts: Facts & { flags: number; unixMode: number; at: number }): Buffer {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE((3 << 8) | 20, 4);
  bytes.writeUInt16LE(20, 6);
  bytes.writeUInt16LE(facts.flags, 8);
  bytes.writeUInt16LE(facts.method, 10);
  [facts.crc, facts.packed, facts.size].forEach((value, n) => {
    bytes.writeUInt32LE(value, 16 + 4 * n);
  });
  bytes.writeUInt16LE(Buffer.byteLength(name), 28);
  bytes.writeUInt32LE((facts.unixMode << 16) >>> 0, 38);
  bytes.writeUInt32LE(facts.at, 42);
  return Buffer.concat([bytes, Buffer.from(name)]);
}

function ending(count: number, listBytes: number, listAt: number, lie: EndLie): Buffer {
  const comment = Buffer.from(lie.comment ?? '');
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(lie.disk ?? 0, 4);
  bytes.writeUInt16LE(lie.count ?? count, 8);
  bytes.writeUInt16LE(lie.count ?? count, 10);
  bytes.writeUInt32LE(listBytes, 12);
  bytes.writeUInt32LE(listAt, 16);
  bytes.writeUInt16LE(comment.length, 20);
  return Buffer.concat([bytes, comment]);
}
