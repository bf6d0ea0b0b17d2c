import { type ReactNode, useDeferredValue } from 'react';
import { cameBack } from './navigation-state.ts';

type DeferredBlockProps = {
  children: ReactNode;
  /** Stands above everything else this time, so it need not wait. */
  atOnce?: boolean;
};

/**
 * What stands below the first glance: drawn in the frame after the page's head, so that a slow phone shows where it
 * went before it has drawn everything there.
 */
export function DeferredBlock({ children, atOnce = false }: DeferredBlockProps) {
  const due = useDeferredValue(true, atOnce || cameBack());
  return due ? children : null;
}
