/** Parts that may stand twice in a sentence: each is counted, none is told from its double. */
export function partsLeft(parts: readonly string[], placed: readonly string[]): string[] {
  const left = [...parts];
  for (const part of placed) {
    const at = left.indexOf(part);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

export function moved(parts: readonly string[], from: number, to: number): string[] {
  const next = [...parts];
  const [part] = next.splice(from, 1);
  if (part !== undefined) next.splice(to, 0, part);
  return next;
}

/** Each part with a name of its own, though it may stand there twice. */
export function named(parts: readonly string[]): { part: string; name: string }[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const count = (seen.get(part) ?? 0) + 1;
    seen.set(part, count);
    return { part, name: `${part} ${count}` };
  });
}

/** A half belongs to one only: chosen for another, it leaves its old place. The place after it that is empty is next. */
export function matched(halves: readonly string[], at: number, half: string): string[] {
  return halves.map((one, place) => (place === at ? half : one === half ? '' : one));
}

export function nextEmpty(halves: readonly string[], after: number): number {
  const later = halves.findIndex((half, at) => at > after && half === '');
  return later === -1 ? halves.indexOf('') : later;
}
