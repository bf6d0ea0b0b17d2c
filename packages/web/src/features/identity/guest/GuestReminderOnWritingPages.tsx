import { GuestReminder } from './GuestReminder.tsx';
import { useGuestReminder } from './useGuestReminder.ts';

/** Put once into the shell; it watches the route by itself. */
export function GuestReminderOnWritingPages() {
  return <GuestReminder {...useGuestReminder()} />;
}
