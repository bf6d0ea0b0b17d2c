const RUN = 5;

/** Which words stand in a run of five or more that the question holds too. */
export function copiedWords(words: string[], prompt: string): Set<number> {
  const given = prompt.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
  const runs = new Set<string>();
  for (let i = 0; i + RUN <= given.length; i++) runs.add(given.slice(i, i + RUN).join(' '));
  const copied = new Set<number>();
  for (let i = 0; i + RUN <= words.length; i++) {
    if (!runs.has(words.slice(i, i + RUN).join(' '))) continue;
    for (let k = i; k < i + RUN; k++) copied.add(k);
  }
  return copied;
}
