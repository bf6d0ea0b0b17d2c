import type { FileHandle } from 'node:fs/promises';
import { refuse } from './archive-refused.ts';

/** One entry as the list at the end of the archive has it. The list alone is believed; the entries must agree with it. */
export type ZipEntry = {
  name: string;
  method: 'stored' | 'deflated';
  crc: number;
  packed: number;
  size: number;
  /** Where its own header begins. */
  at: number;
};

const END = { sign: 0x06054b50, length: 22 };
const LISTED = { sign: 0x02014b50, length: 46 };
const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Ciphered, patched or with hidden headers. The others say how it was packed, where its sizes stand, and UTF-8. */
const SECRET_FLAGS = 0x0001 | 0x0020 | 0x0040 | 0x2000;
export const METHODS: Readonly<Record<number, ZipEntry['method']>> = { 0: 'stored', 8: 'deflated' };

/**
 * Reads the list of a plain archive: one disk, no comment, nothing before or after, no 64-bit sizes, no ciphers, no
 * links. Whatever is outside that is refused, because two readers could see two different archives in it.
 */
export async function listZip(
  file: FileHandle,
  bytes: number,
  maxFiles: number,
): Promise<{ entries: ZipEntry[]; listAt: number }> {
  const { count, listAt, listBytes } = await readEnd(file, bytes);
  if (count > maxFiles) refuse('the archive', `holds more than ${maxFiles} files`);
  const list = await readAt(file, listAt, listBytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    const { entry, length } = readListed(list, at);
    at += length;
    entries.push(entry);
  }
  if (at !== list.length) refuse('the archive', 'its list does not end where it should');
  return { entries, listAt };
}

async function readEnd(file: FileHandle, bytes: number) {
  if (bytes < END.length) refuse('the archive', 'is not a zip');
  const end = await readAt(file, bytes - END.length, END.length);
  if (end.readUInt32LE(0) !== END.sign) refuse('the archive', 'is not a plain zip, or has a comment');
  const [disk, listDisk, here, count] = [4, 6, 8, 10].map((place) => end.readUInt16LE(place));
  const [listBytes, listAt] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count === 0xffff || listBytes === 0xffffffff || listAt === 0xffffffff)
    refuse('the archive', 'is a 64-bit zip; a pack is far smaller');
  if (disk !== 0 || listDisk !== 0 || here !== count) refuse('the archive', 'is spread over several disks');
  if (listAt + listBytes !== bytes - END.length) refuse('the archive', 'has something before or after it');
  if (listBytes > MAX_LIST_BYTES) refuse('the archive', 'has a list that is too long');
  return { count: count ?? 0, listAt, listBytes };
}

function readListed(list: Buffer, at: number): { entry: ZipEntry; length: number } {
  if (at + LISTED.length > list.length || list.readUInt32LE(at) !== LISTED.sign)
    refuse('the archive', 'its list is broken');
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => list.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ];
  const length = LISTED.length + nameBytes + extraBytes + commentBytes;
  if (at + length > list.length) refuse('the archive', 'its list is broken');
  const name = list.toString('utf8', at + LISTED.length, at + LISTED.length + nameBytes);
  const flags = list.readUInt16LE(at + 8);
  if (flags & SECRET_FLAGS) refuse(name, 'is ciphered');
  const method =
    METHODS[list.readUInt16LE(at + 10)] ?? refuse(name, 'is packed in an unusual way; use deflate, or none');
  const [crc, packed, size] = [16, 20, 24].map((place) => list.readUInt32LE(at + place)) as [number, number, number];
  const headerAt = list.readUInt32LE(at + 42);
  if ([packed, size, headerAt].includes(0xffffffff)) refuse(name, 'has 64-bit sizes; a pack is far smaller');
  refuseLinks(name, list.readUInt16LE(at + 4) >>> 8, list.readUInt32LE(at + 38));
  return { entry: { name, method, crc, packed, size, at: headerAt }, length };
}

const UNIX = 3;
const MACOS = 19;

/** Unix kinds of file: only plain ones and folders, or none said. */
function refuseLinks(name: string, madeOn: number, attributes: number): void {
  if (madeOn !== UNIX && madeOn !== MACOS) return;
  const kind = (attributes >>> 28) & 0xf;
  if (kind === 0xa) refuse(name, 'is a link; links are not allowed in a pack');
  if (kind !== 0 && kind !== 0x8 && kind !== 0x4) refuse(name, 'is neither a file nor a folder');
}

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead !== length) refuse('the archive', 'is cut off');
  return buffer;
}
