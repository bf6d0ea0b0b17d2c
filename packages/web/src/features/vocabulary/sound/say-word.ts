import type { Word } from '@ninefold/contract/vocabulary';

export type Accent = 'uk' | 'us';

const TAGS: Record<Accent, string> = { uk: 'en-GB', us: 'en-US' };

/** The clip if there is one, else the browser's own voice, else nothing. */
export type Saying = { by: 'clip'; url: string } | { by: 'voice'; voice: SpeechSynthesisVoice } | null;

export function sayingOf(
  word: Pick<Word, 'uk_audio' | 'us_audio'>,
  accent: Accent,
  voices: readonly SpeechSynthesisVoice[],
): Saying {
  const url = accent === 'uk' ? word.uk_audio : word.us_audio;
  if (url !== '') return { by: 'clip', url };
  const voice = voiceOf(accent, voices);
  return voice ? { by: 'voice', voice } : null;
}

/** A sentence has one clip at most; by voice it is read in British English where there is such a voice. */
export function sayingOfSentence(clip: string | undefined, voices: readonly SpeechSynthesisVoice[]): Saying {
  if (clip) return { by: 'clip', url: clip };
  const voice = voiceOf('uk', voices) ?? voiceOf('us', voices) ?? voices[0];
  return voice ? { by: 'voice', voice } : null;
}

const voiceOf = (accent: Accent, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined =>
  voices.find(({ lang }) => lang.replace('_', '-').toLowerCase() === TAGS[accent].toLowerCase());

/** Clips that were loaded ahead: the next word is heard at once. */
const clips = new Map<string, HTMLAudioElement>();
const MOST_CLIPS = 120;

export function prepareClip(url: string): HTMLAudioElement {
  const there = clips.get(url);
  if (there) return there;
  const clip = new Audio();
  clip.preload = 'auto';
  clip.src = url;
  if (clips.size >= MOST_CLIPS) clips.delete(clips.keys().next().value ?? '');
  clips.set(url, clip);
  return clip;
}

/** Rejects when the browser does not let it play; whoever did not press anything is not told. */
export async function say(saying: Saying, text: string): Promise<void> {
  if (!saying) return;
  if (saying.by === 'clip') {
    const clip = prepareClip(saying.url);
    clip.currentTime = 0;
    return clip.play();
  }
  const words = new SpeechSynthesisUtterance(text);
  words.voice = saying.voice;
  words.lang = saying.voice.lang;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}
