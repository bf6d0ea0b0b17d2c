import { useSiteInfo } from '#session/session.ts';
import { dialogIntent } from '../dialogs/dialog-intent.ts';

const open = () => dialogIntent.set('support');

/** Null when the site has no support: then nothing offers it. */
export const useOpenSupport = (): (() => void) | null => (useSiteInfo()?.support ? open : null);
