/** What spreadsheets write here. GBK is what Excel saves a CSV in on a Chinese Windows; GB 18030 contains it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** The mark that some of them put first ("Unicode text" of Excel is UTF-16); null: there is none. */
export function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}
