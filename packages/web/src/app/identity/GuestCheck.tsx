import { lazy, Suspense } from 'react';

const GuestReminderOnce = lazy(() =>
  import('#features/identity/guest/GuestReminderOnce.tsx').then((file) => ({ default: file.GuestReminderOnce })),
);

/** Shown on pages that remind guests; the reminder's code is downloaded only there. */
export function GuestCheck({ pathname }: { pathname: string }) {
  return (
    <Suspense fallback={null}>
      <GuestReminderOnce pathname={pathname} />
    </Suspense>
  );
}
