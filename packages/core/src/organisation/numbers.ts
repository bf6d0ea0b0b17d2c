/** Most numbers that one list may bring in. */
export const MOST_NUMBERS = 500;

/**
 * The numbers of a list as somebody pasted it: one a line, or with commas between them, each once. Spaces and hyphens
 * inside a number stay: whoever reads the number knows what they mean.
 */
export function numbersOf(pasted: string): string[] {
  const parts = pasted.split(/[\n\r,，;；、\t]+/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => /\d/.test(part)))];
}
