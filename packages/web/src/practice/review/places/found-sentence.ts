import type { Stretch } from '#practice/annotations/highlight-rules.ts';
import type { PracticeKit } from '#practice/practice-kit.ts';

/** The sentence that an address asks for: `B.120-180` in the block of that name; null where there is none. */
export function foundSentence(
  { evidenceBlock }: Pick<PracticeKit, 'evidenceBlock'>,
  paperId: number,
  found: string | undefined,
): Stretch | null {
  const [, at = '', start = '', end = ''] = /^(.+)\.(\d+)-(\d+)$/.exec(found ?? '') ?? [];
  if (at === '' || Number(end) <= Number(start)) return null;
  return { block: evidenceBlock(paperId, at), start: Number(start), end: Number(end) };
}
