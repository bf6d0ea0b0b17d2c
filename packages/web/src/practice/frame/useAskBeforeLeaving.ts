import { useBlocker } from '@tanstack/react-router';
import { use, useEffect } from 'react';
import { AskOutsideContext } from './ask-outside.ts';

type Leaving = {
  /** The learner went back, or followed a link: are they sure? */
  asked: boolean;
  leave: () => void;
  stay: () => void;
};

/** A timed paper goes on without its learner, so the browser's Back leads to a question first. */
export function useAskBeforeLeaving(active: boolean): Leaving {
  const blocker = useBlocker({
    shouldBlockFn: () => true,
    // A reload keeps everything, and browsers put words of their own into that dialog.
    enableBeforeUnload: false,
    disabled: !active,
    withResolver: true,
  });
  // Time ran out over the question: the paper is handed in here, so this address stays.
  const { status, reset } = blocker;
  useEffect(() => {
    if (!active && status === 'blocked') reset();
  }, [active, status, reset]);
  // Back inside a paper of a mock test: the room asks, because leaving means something else there.
  const askOutside = use(AskOutsideContext);
  useEffect(() => {
    if (!askOutside || status !== 'blocked') return;
    reset();
    askOutside();
  }, [askOutside, status, reset]);
  return {
    asked: blocker.status === 'blocked' && !askOutside,
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
