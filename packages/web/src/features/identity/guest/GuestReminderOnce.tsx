import { GuestReminder } from './GuestReminder.tsx';
import { useGuestReminder } from './useGuestReminder.ts';

/** Reminds a guest once per visit of a page. The app shows it on pages whose route asks for it. */
export function GuestReminderOnce({ pathname }: { pathname: string }) {
  return <GuestReminder {...useGuestReminder(pathname)} />;
}
