/** What is done with the sentences: heard again, read aloud, or written by ear. */
export const INTENSIVE_MODES = ['listen', 'read', 'dictation'] as const;
export type IntensiveMode = (typeof INTENSIVE_MODES)[number];

/** `/listening-enhance/{id}?mode=dictation&sentence=4` */
export type IntensiveSearch = { mode?: IntensiveMode; sentence?: number };

/** Whatever is not one of ours is ignored. */
export function intensiveSearch(search: Record<string, unknown>): IntensiveSearch {
  const mode = INTENSIVE_MODES.find((one) => one === search.mode);
  const sentence = Number(search.sentence);
  return {
    ...(mode && { mode }),
    ...(Number.isSafeInteger(sentence) && sentence > 0 && { sentence }),
  };
}
