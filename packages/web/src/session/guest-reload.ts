import { tabNote } from '#lib/tab-note.ts';

const note = tabNote('nf-guest-reload');

/** Remembers, for this tab, that a guest session was given and the page reloaded for it, so that it happens once. */
export const guestReload = {
  happened: (): boolean => note.read() !== null,
  remember: (): void => note.write('1'),
  forget: (): void => note.clear(),
};
