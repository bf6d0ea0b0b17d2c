import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRole } from '#session/session.ts';

/** Opens once per visit of a page, as soon as it is known that a guest is there. */
export function useGuestReminder(pathname: string) {
  const router = useRouter();
  const isGuest = useRole() === 'tourist';
  const [answeredOn, setAnsweredOn] = useState<string | null>(null);
  // From the start page of a question to the draft that was begun there is the same visit.
  const answered = answeredOn !== null && (pathname === answeredOn || pathname.startsWith(`${answeredOn}/`));
  // Another page ends the visit: coming back to this one asks again.
  if (answeredOn !== null && !answered) setAnsweredOn(null);

  function logIn() {
    const { location } = router.state;
    return router.navigate({ to: '/login', search: { return: location.pathname + location.searchStr } });
  }
  return {
    opened: isGuest && !answered,
    onGoOn: () => setAnsweredOn(pathname),
    onLogIn: logIn,
  };
}
