import type { ByteRange } from '#storage/storage.ts';

/**
 * What a `Range` header asks of a file. 'whole': none, or one we need not honour (several ranges, other units, nonsense);
 * 'outside': the file has no such bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!asked) return 'whole';
  const [first, last] = [asked[1] ?? '', asked[2] ?? ''];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'outside';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'outside';
}
