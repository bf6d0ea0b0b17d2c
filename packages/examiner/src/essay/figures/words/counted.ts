const NO_NOUN = /^(?:is|was|has|does|as|its|this|thus|less|plus|minus|times|points|us|percents?)$/i;
const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');

/**
 * "Across the 4 regions", "in the other 2", "the 3 biggest cities": as many things as the figure has, or fewer, are
 * counted and not measured, unless they are what the figure itself counts.
 */
export function isCountOfThings(
  value: number,
  before: string,
  after: string,
  { rows, columns, things }: { rows: { total?: boolean }[]; columns: unknown[]; things: string[] },
): boolean {
  const most = Math.max(rows.filter((row) => !row.total).length, columns.length);
  if (!Number.isInteger(value) || value < 2 || value > most) return false;
  if (/\b(?:the other|the remaining|these|those|all|both of the)\s$/i.test(before)) return true;
  if (/^\s(?:of (?:the|these|those|them)\b)/i.test(after)) return true;
  const all = [rows.filter((row) => !row.total).length, columns.length].includes(value);
  if (all && /\bthe\s$/i.test(before) && /^\s[a-z]+s\b/i.test(after)) return true;
  const [, first, second] = /^\s([a-z]+)(?:\s([a-z]+))?/i.exec(after) ?? [];
  return [first, /(?:est|main|other|different|major|largest|age)$/i.test(first ?? '') ? second : undefined].some(
    (noun) => noun && /[a-z]s$/i.test(noun) && !NO_NOUN.test(noun) && !things.includes(stem(noun)),
  );
}

/** What a figure counts, by the stems of its words: its unit, its axis, the heads of its columns, and its title's beginning. */
export const thingsOf = (title = '', ...others: (string | undefined)[]): string[] =>
  (
    [title.split(/\b(?:in|by|from|for|to|between|at|of)\b/i)[0], ...others]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).map(stem);
