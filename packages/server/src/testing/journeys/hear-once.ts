import { createHash } from 'node:crypto';
import type { SpeechEngine } from '#providers/speech/speech-engine.ts';

type Hear = SpeechEngine['answers']['hear'];

/**
 * The real engine, which hears the same half-minute of speech once in a run: half a dozen journeys say the same talk, and
 * hearing it is most of their work. What was heard is assessed anew for every learner.
 */
export function hearOnce(speech: SpeechEngine): SpeechEngine {
  const heard = new Map<string, ReturnType<Hear>>();
  const hear: Hear = (window) => {
    const key = createHash('sha256').update(window.pcm).update(String(window.more)).digest('hex');
    const known = heard.get(key) ?? speech.answers.hear(window);
    heard.set(key, known);
    // An engine that failed is asked again.
    void known.then(({ ok }) => ok || heard.delete(key)).catch(() => heard.delete(key));
    return known;
  };
  return { ...speech, answers: { ...speech.answers, hear } };
}
