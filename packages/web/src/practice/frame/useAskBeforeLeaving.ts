import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

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
  return {
    asked: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
