/**
 * One small value that this tab keeps across a reload. Never throws: browsers that block cookies often block this too,
 * and then the value is not kept.
 */
export function tabNote(key: string) {
  return {
    read: (): string | null => orUndefined(() => sessionStorage.getItem(key)) ?? null,
    write: (value: string): void => void orUndefined(() => sessionStorage.setItem(key, value)),
    clear: (): void => void orUndefined(() => sessionStorage.removeItem(key)),
  };
}

function orUndefined<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
