/** Where a guest is told that nothing is kept: the two pages on which an hour of writing could be lost. */
export const GUEST_REMINDER_ROUTES = ['writing-task-1', 'writing-task-2'] as const;

/** The page of a task, not the bare path, which only leads on to the list. */
export function remindsGuests(pathname: string): boolean {
  return GUEST_REMINDER_ROUTES.some((route) => pathname.startsWith(`/${route}/`) && pathname.length > route.length + 2);
}
