import { useEffect, useState } from 'react';
import type { Answers } from '../../recording/useAnswers.ts';

/** Asks before a recording is thrown away. Meanwhile it pauses; it goes on only if it had not been paused before. */
export function useDiscard({ phase, pause, goOn, discard }: Pick<Answers, 'phase' | 'pause' | 'goOn' | 'discard'>) {
  const [asked, setAsked] = useState<null | 'recording' | 'paused'>(null);
  const on = phase === 'recording' || phase === 'paused';
  // A microphone that is pulled out ends the recording, and what was said is kept: there is nothing left to ask.
  useEffect(() => {
    if (!on) setAsked(null);
  }, [on]);
  return {
    asked: asked !== null && on,
    ask() {
      if (phase !== 'recording' && phase !== 'paused') return;
      setAsked(phase);
      pause();
    },
    keep() {
      if (asked === 'recording') goOn();
      setAsked(null);
    },
    yes() {
      setAsked(null);
      discard();
    },
  };
}
