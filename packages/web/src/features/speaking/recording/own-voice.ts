import { useEffect, useState } from 'react';
import { onlyVoice } from '../examiner/one-voice.ts';

/** One's own answers, apart from the examiner's voice. Only one is heard at a time. */
let voice: HTMLAudioElement | null = null;
const own = (): HTMLAudioElement => {
  voice ??= new Audio();
  return voice;
};

export async function playAnswer(url: string): Promise<void> {
  onlyVoice(stopAnswer);
  const audio = own();
  if (!audio.src.endsWith(url)) audio.src = url;
  audio.currentTime = 0;
  await audio.play();
}

export const stopAnswer = (): void => voice?.pause();

/** Whether the answer at this address is heard at the moment. */
export function useAnswerPlaying(url: string): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const audio = own();
    const isMine = () => url !== '' && audio.src.endsWith(url);
    const look = () => setPlaying(isMine() && !audio.paused && !audio.ended);
    const events = ['play', 'pause', 'ended', 'emptied'] as const;
    for (const name of events) audio.addEventListener(name, look);
    return () => {
      for (const name of events) audio.removeEventListener(name, look);
      if (isMine()) audio.pause();
    };
  }, [url]);
  return playing;
}
