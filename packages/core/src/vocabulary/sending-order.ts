type Sent = { key: string; at: number; undo?: string };

/**
 * The device's clock orders what it sends, and nothing else. A clock that was put back in between must not let an undo
 * overtake the answer it takes back: it follows it.
 */
export function inOrder<One extends Sent>(sent: readonly One[]): One[] {
  const keys = new Set(sent.map(({ key }) => key));
  const seen = new Set<string>();
  const held = new Map<string, One[]>();
  const ordered: One[] = [];
  for (const one of [...sent].sort((a, b) => a.at - b.at)) {
    const waitsFor = one.undo !== undefined && keys.has(one.undo) && !seen.has(one.undo) ? one.undo : null;
    if (waitsFor === null) take(one);
    else held.set(waitsFor, [...(held.get(waitsFor) ?? []), one]);
  }
  // Two that wait for each other are nobody's undo; they are judged in the order they came.
  return [...ordered, ...sent.filter((one) => !seen.has(one.key))];

  function take(one: One): void {
    ordered.push(one);
    seen.add(one.key);
    for (const waiting of held.get(one.key) ?? []) take(waiting);
    held.delete(one.key);
  }
}
