import { type GoldSentence, sameEdit, toTokens, touching } from './gec.ts';
import type { Hints } from './measure-rules.ts';

/** How much of each kind of error people corrected the product sees, and how much it mends the same way. */
export function grammarByKind(gold: GoldSentence[], hints: Hints, print: (line: string) => void): void {
  const kinds = new Map<string, { all: number; seen: number; mended: number }>();
  for (const sentence of gold) {
    const edits = hints(sentence).map((found) => toTokens(sentence, found));
    for (const edit of sentence.edits) {
      const kind = edit.kind.replace(/^[RMU]:/, '');
      const count = kinds.get(kind) ?? { all: 0, seen: 0, mended: 0 };
      count.all++;
      if (edits.some((one) => touching(one, edit))) count.seen++;
      if (edits.some((one) => sameEdit(one, edit))) count.mended++;
      kinds.set(kind, count);
    }
  }
  const rows = [...kinds].sort((a, b) => b[1].all - a[1].all).slice(0, 14);
  print(
    `recall by kind (seen / mended of all): ${rows.map(([kind, { all, seen, mended }]) => `${kind} ${seen}/${mended} of ${all}`).join(', ')}`,
  );
}
