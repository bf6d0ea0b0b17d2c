import { useText } from '#i18n/useText.ts';
import { hasCookie, SESSION_COOKIE } from '#lib/cookies.ts';
import { guestReload } from '#session/guest-reload.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { shellMessages } from '../shell.messages.ts';

/** Somebody whose browser keeps no cookies would log in again and again without learning why. */
export function CookieWarning() {
  const t = useText(shellMessages);
  const lost = !navigator.cookieEnabled || (guestReload.happened() && !hasCookie(SESSION_COOKIE));
  return lost ? <Callout tone="warn">{t('cookiesOff')}</Callout> : null;
}
