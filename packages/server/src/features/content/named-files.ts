/** What learners may be sent of a pack: the files that the public part of an item names. */
export const namedFiles = (shown: unknown): string[] =>
  [...new Set(JSON.stringify(shown).match(/(?<=")assets\/[^"]+(?=")/g) ?? [])].sort();
