type Slip = {
  sentence: string;
  original: string;
  /** Places count in the essay or in the sentence, whichever the report knew; the words decide. */
  start: number;
  end: number;
};

/**
 * A sentence with its slip cut out. The place counts when the words stand there; else the first place that has them; a
 * slip that cannot be found (an insertion without a place of its own) leaves the sentence whole.
 */
export function slipIn({ sentence, original, start, end }: Slip): { before: string; original: string; after: string } {
  const stands = end <= sentence.length && sentence.slice(start, end) === original;
  const at = stands ? start : original === '' ? -1 : sentence.indexOf(original);
  if (at < 0) return { before: sentence, original: '', after: '' };
  return { before: sentence.slice(0, at), original, after: sentence.slice(at + original.length) };
}
