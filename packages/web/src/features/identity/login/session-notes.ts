/** sessionStorage that never throws; what a locked-down webview refuses is simply not remembered. */
export const sessionNotes = {
  get(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // Losing a note on reload is the worst that can happen.
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // It was never there.
    }
  },
};
