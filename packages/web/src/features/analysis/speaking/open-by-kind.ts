const KINDS = ['grammar', 'word_choice', 'sound', 'fluency'] as const;
type Kind = (typeof KINDS)[number] | 'other';

type Row = { skill: string; kind: string; open: number; practised: number };

/** What of speaking is open, most first; kinds that come from elsewhere stand together. */
export function openByKind(rows: readonly Row[]): { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const { skill, kind: name, open, practised } of rows) {
    if (skill !== 'speaking') continue;
    const kind = KINDS.find((one) => one === name) ?? 'other';
    counts.set(kind, (counts.get(kind) ?? 0) + open + practised);
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
