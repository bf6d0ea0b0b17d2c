import { useEffect, useState } from 'react';

/** The browser's English voices; they come a little after the page, and in many webviews not at all. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const speech: SpeechSynthesis | undefined = window.speechSynthesis;
    if (!speech?.getVoices) return;
    const read = () => setVoices(speech.getVoices().filter(({ lang }) => /^en/i.test(lang)));
    read();
    speech.addEventListener?.('voiceschanged', read);
    return () => speech.removeEventListener?.('voiceschanged', read);
  }, []);
  return voices;
}
