import { redirect } from '@tanstack/react-router';
import { breakpointAt } from '#platform/breakpoints.ts';
import { type DialogName, dialogIntent } from '../dialogs/dialog-intent.ts';

type Going = { preload: boolean };

/** On a phone the page itself opens; on wider screens it is a dialog over the home page. */
export function dialogOnWideScreens(name: DialogName) {
  return ({ preload }: Going): void => {
    if (breakpointAt(window.innerWidth) === 'mobile') return;
    // A pointer that only passes over the link must not open anything.
    if (!preload) dialogIntent.set(name, { on: '/' });
    throw redirect({ to: '/', replace: true });
  };
}
