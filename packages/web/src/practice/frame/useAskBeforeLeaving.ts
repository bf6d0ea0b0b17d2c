import { useBlocker, useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { AskOutsideContext } from './ask-outside.ts';

type Leaving = {
  /** The learner went back, or followed a link: are they sure? */
  asked: boolean;
  leave: () => void;
  stay: () => void;
};

/** Where they were going when they were asked. */
type Way = { action: string; href: string };

/**
 * A timed paper goes on without its learner, so the browser's Back leads to a question first. The address is the paper's
 * own again before it is answered: a second Back, as a thumb swipes it, asks again, and a reload opens the paper.
 */
export function useAskBeforeLeaving(active: boolean): Leaving {
  const router = useRouter();
  const [way, setWay] = useState<Way | null>(null);
  // Back inside a paper of a mock test: the room asks, because leaving means something else there.
  const askOutside = use(AskOutsideContext);
  useBlocker({
    shouldBlockFn: ({ action, next }) => {
      if (askOutside) askOutside();
      else setWay({ action, href: `${next.pathname}${router.options.stringifySearch(next.search)}` });
      return true;
    },
    // A reload keeps everything, and browsers put words of their own into that dialog.
    enableBeforeUnload: false,
    disabled: !active,
  });
  // Time ran out over the question: the paper is handed in here, and nobody need answer.
  if (!active && way) setWay(null);

  function leave(): void {
    if (!way) return;
    setWay(null);
    const asked = { ignoreBlocker: true };
    if (way.action === 'BACK') router.history.back(asked);
    else if (way.action === 'FORWARD') router.history.forward(asked);
    else router.history.push(way.href, undefined, asked);
  }
  return { asked: way !== null, leave, stay: () => setWay(null) };
}
