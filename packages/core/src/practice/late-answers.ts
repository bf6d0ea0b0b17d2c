type Value = string | readonly string[];

/**
 * Answers that arrive after a paper was closed. They are kept beside the sheet and shown as late; they never count, because
 * nobody can tell when they were given. An answer that the sheet has already, whoever sent it again, is not late.
 */
export function lateAnswers<V extends Value>(
  onSheet: Readonly<Record<string, Value>>,
  changes: readonly { key: string; value: V }[],
): Record<string, V> {
  const last = new Map(changes.map(({ key, value }) => [key, value]));
  return Object.fromEntries([...last].filter(([key, value]) => !isEmpty(value) && !isSame(onSheet[key], value)));
}

const isEmpty = (value: Value): boolean => (typeof value === 'string' ? value.trim() === '' : value.length === 0);
const isSame = (one: Value | undefined, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);
