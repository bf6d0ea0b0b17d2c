import { GuestCheck } from '../identity/GuestCheck.tsx';
import { useIdentityGuard } from '../identity/identity-guard.ts';
import { useFocusOnArrival } from './focus-on-arrival.ts';
import { useCurrentPage } from './menu/current-page.ts';
import { usePageTitle } from './page-title.ts';

/** What follows every change of page, kept apart so that only this little is drawn anew. */
export function PageWatch() {
  const { page, pathname } = useCurrentPage();
  usePageTitle(page);
  useFocusOnArrival();
  useIdentityGuard(pathname);
  return <GuestCheck pathname={pathname} />;
}
