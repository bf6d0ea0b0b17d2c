import { type ReactNode, useDeferredValue } from 'react';
import { cameBack } from './came-back.ts';

/**
 * What stands below the first glance: drawn in the frame after the page's head, so that a slow phone shows where it
 * went before it has drawn everything there.
 */
export function Later({ children }: { children: ReactNode }) {
  const due = useDeferredValue(true, cameBack());
  return due ? children : null;
}
