import { useEffect, useState } from 'react';
import { tabNote } from '#lib/tab-note.ts';
import { type CodeWait, type PhoneNumber, secondsLeft, startWait, storedWait } from './code-wait.ts';

export type CodePurpose = 'login' | 'bind' | 'reset' | 'prove';

const waitNote = (purpose: CodePurpose) => tabNote(`nf-code-wait-${purpose}`);

/** The number a code was just sent to, so that a reload does not ask for it again. */
export function waitingNumber(purpose: CodePurpose): CodeWait | null {
  return storedWait(waitNote(purpose).read(), Date.now());
}

/** Counts down the seconds until this number may be sent another code. */
export function useCodeWait(purpose: CodePurpose, number: PhoneNumber) {
  const [wait, setWait] = useState(() => waitingNumber(purpose));
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(wait, number, now);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const clock = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(clock);
  }, [waiting]);

  function start(seconds: number) {
    const started = startWait(number, seconds, Date.now());
    waitNote(purpose).write(JSON.stringify(started));
    setNow(Date.now());
    setWait(started);
  }

  return { left, start };
}
