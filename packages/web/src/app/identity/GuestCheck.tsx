import { lazy, Suspense } from 'react';
import { remindsGuests } from '#features/identity/guest/guest-reminder-routes.ts';

const GuestReminderOnWritingPages = lazy(() =>
  import('#features/identity/guest/GuestReminderOnWritingPages.tsx').then((file) => ({
    default: file.GuestReminderOnWritingPages,
  })),
);

/** The reminder's code is downloaded only where it may be needed. */
export function GuestCheck({ pathname }: { pathname: string }) {
  if (!remindsGuests(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <GuestReminderOnWritingPages />
    </Suspense>
  );
}
