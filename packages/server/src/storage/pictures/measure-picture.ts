/** How large a picture says it is, read from its first bytes: nothing is decoded before that is known. */

export type Size = { width: number; height: number };

export function measurePicture(bytes: Buffer): (Size & { kind: 'png' | 'jpeg' }) | null {
  if (bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG')
    return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const size = jpegSize(bytes);
  return size && { kind: 'jpeg', ...size };
}

/** The frame header: FF C0-CF without C4 (tables), C8 and CC (not pictures). */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
