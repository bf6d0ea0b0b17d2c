import { useNavigate } from '@tanstack/react-router';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { dialogIntent } from '../dialogs/dialog-intent.ts';

/** A dialog over the page; on a phone a page of its own. */
export function useOpenPlanner(): () => void {
  const navigate = useNavigate();
  const onPhone = useBreakpoint() === 'mobile';
  return () => (onPhone ? void navigate({ to: '/ielts-planner' }) : dialogIntent.set('planner'));
}
