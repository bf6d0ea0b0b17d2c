/** Remembers, for this tab only, that the page was reloaded for a guest session, so that it happens once. */
const STORED_AS = 'nf-guest-reload';

export const guestReload = {
  happened: (): boolean => attempt(() => sessionStorage.getItem(STORED_AS) !== null) ?? false,
  remember: (): void => void attempt(() => sessionStorage.setItem(STORED_AS, '1')),
  forget: (): void => void attempt(() => sessionStorage.removeItem(STORED_AS)),
};

/** Browsers that block cookies often block this too; the entry then relies on reading the session cookie back. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
