import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRole } from '#session/session.ts';
import { remindsGuests } from './guest-reminder-routes.ts';

/** Opens once per visit of a writing page, as soon as it is known that a guest is writing there. */
export function useGuestReminder() {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const isGuest = useRole() === 'tourist';
  const [answeredOn, setAnsweredOn] = useState<string | null>(null);
  // Another page ends the visit: coming back to this one asks again.
  if (answeredOn !== null && answeredOn !== pathname) setAnsweredOn(null);

  return {
    opened: isGuest && remindsGuests(pathname) && answeredOn !== pathname,
    onGoOn: () => setAnsweredOn(pathname),
    onLogIn: () => navigate({ to: '/login', search: { return: pathname + searchStr } }),
  };
}
