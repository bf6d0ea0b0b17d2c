import { useFocusOnArrival } from '#navigation/focus-on-arrival.ts';
import { GuestCheck } from '../identity/GuestCheck.tsx';
import { useIdentityGuard } from '../identity/identity-guard.ts';
import { useCurrentPage } from '../page/current-page.ts';
import { usePageTitle } from './page-title.ts';
import { PAGE_ID } from './SkipLink.tsx';

/** What reacts to every change of page; a component of its own, so that nothing else is redrawn. */
export function PageWatch() {
  const { page, pathname } = useCurrentPage();
  usePageTitle(page);
  useFocusOnArrival(PAGE_ID);
  useIdentityGuard(pathname);
  return page?.guestReminder ? <GuestCheck pathname={pathname} /> : null;
}
