import { type ReactNode, useDeferredValue } from 'react';
import { cameBack } from './navigation-state.ts';

type DeferredBlockProps = {
  children: ReactNode;
  /** This time it is at the top of the page, so it is rendered with the heading. */
  atOnce?: boolean;
};

/**
 * What is below the heading: rendered in the frame after it, so that a slow phone shows which page it is before it has
 * rendered everything there.
 */
export function DeferredBlock({ children, atOnce = false }: DeferredBlockProps) {
  const shown = useDeferredValue(true, atOnce || cameBack());
  return shown ? children : null;
}
