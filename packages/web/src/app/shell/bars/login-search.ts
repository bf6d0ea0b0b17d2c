import { useLocation } from '@tanstack/react-router';

/** Logging in leads back to the page the learner is on. */
export function useLoginSearch(): { return?: string } {
  const href = useLocation({ select: (location) => location.href });
  return href === '/' ? {} : { return: href };
}
