import { useState } from 'react';

const seen = new Set<string>();

/** True the first time a figure with this name is shown in a visit: it opens leaf by leaf, and only once. */
export function useOpensOnce(name: string | undefined): boolean {
  const [opens] = useState(() => name !== undefined && !seen.has(name));
  if (name !== undefined) seen.add(name);
  return opens;
}
