import { safeStorage } from '#platform/safe-storage.ts';

const STORED_AS = 'nf-invite';
/** A link opened this long ago is forgotten: by then anybody may register on the device. */
const KEPT_MS = 30 * 86_400_000;

/**
 * An invitation that came with the address. It stays on this device until the visitor registers, whichever pages they
 * visit first.
 */
export const pendingInvite = {
  /** Called with the hash of every page that opens; most carry no code, and then nothing changes. */
  note(hash: string, now: number = Date.now()): void {
    const code = inviteCodeOf(new URLSearchParams(hash.split('?')[1] ?? '').get('invite'));
    if (code) safeStorage.set(STORED_AS, `${code} ${now}`);
  },
  code(now: number = Date.now()): string {
    const [code = '', since = '0'] = (safeStorage.get(STORED_AS) ?? '').split(' ');
    return now - Number(since) < KEPT_MS ? inviteCodeOf(code) : '';
  },
  forget: (): void => safeStorage.remove(STORED_AS),
};

/** What cannot be a code is ignored rather than refused: a damaged link must not keep anybody out. */
export function inviteCodeOf(value: unknown): string {
  const code = String(value ?? '').trim();
  return /^[\w-]{1,16}$/.test(code) ? code : '';
}
