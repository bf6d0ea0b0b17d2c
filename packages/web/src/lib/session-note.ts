/** One small value for this tab. Never throws: browsers that block cookies often block this too, and then it is not kept. */
export function sessionNote(key: string) {
  return {
    read: (): string | null => attempt(() => sessionStorage.getItem(key)) ?? null,
    write: (value: string): void => void attempt(() => sessionStorage.setItem(key, value)),
    clear: (): void => void attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
