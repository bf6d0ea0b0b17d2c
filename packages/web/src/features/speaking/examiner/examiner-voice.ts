import { onlyVoice } from './one-voice.ts';

/** Asks a question aloud: the pack's recording, else the browser's British voice, else the words on the screen. */

export type HeardBy = 'recording' | 'browser' | 'text';

const READ_MS_A_WORD = 380;
const LEAST_READ_MS = 1200;
const VOICES_COME_MS = 600;
const BEGINS_WITHIN_MS = 6000;

let clip: HTMLAudioElement | null = null;
let endNow: (() => void) | null = null;
/** Counts what was asked and stopped: a voice that comes after its question was left stays silent. */
let run = 0;

/** Resolves when it was said, or when it was stopped; tells how it was heard. `onHeard` says so at the beginning. */
export async function askAloud(text: string, url: string, onHeard: (by: HeardBy) => void): Promise<void> {
  onlyVoice(stopAsking);
  stopAsking();
  const own = run;
  if (url !== '' && (await playRecording(url, text, onHeard))) return;
  if (own !== run) return;
  const voice = await britishVoice();
  if (own !== run) return;
  if (voice && (await speak(text, voice, onHeard))) return;
  if (own !== run) return;
  onHeard('text');
  await readable(text);
}

export function stopAsking(): void {
  run += 1;
  clip?.pause();
  window.speechSynthesis?.cancel();
  endNow?.();
  endNow = null;
}

/** Whether anything can be heard at all; known a little after the page is there. */
export const hasVoice = async (url: string): Promise<boolean> => url !== '' || (await britishVoice()) !== null;

function playRecording(url: string, text: string, onHeard: (by: HeardBy) => void): Promise<boolean> {
  clip ??= new Audio();
  const own = clip;
  own.src = url;
  return new Promise((resolve) => {
    const end = (said: boolean) => () => {
      clearTimeout(late);
      own.onended = null;
      own.onpause = null;
      own.onerror = null;
      resolve(said);
    };
    // A connection that hangs must not hold up an exam: the next voice asks.
    const giveUp = (said: boolean) => () => {
      own.onpause = null;
      own.pause();
      end(said)();
    };
    let late = setTimeout(giveUp(false), BEGINS_WITHIN_MS);
    own.onended = end(true);
    // A call or another player may stop it; nobody waits for the rest.
    own.onpause = end(true);
    own.onerror = end(false);
    endNow = end(true);
    own.play().then(() => {
      clearTimeout(late);
      // One that stalls half way ends by no event of its own.
      late = setTimeout(giveUp(true), longestMs(text));
      onHeard('recording');
    }, end(false));
  });
}

function speak(text: string, voice: SpeechSynthesisVoice, onHeard: (by: HeardBy) => void): Promise<boolean> {
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.95;
  return new Promise((resolve) => {
    // Some browsers forget to say that they have finished, and some never begin.
    const late = setTimeout(() => resolve(true), longestMs(text));
    const end = (said: boolean) => () => {
      clearTimeout(late);
      resolve(said);
    };
    words.onstart = () => onHeard('browser');
    words.onend = end(true);
    words.onerror = end(false);
    endNow = end(true);
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(words);
  });
}

async function britishVoice(): Promise<SpeechSynthesisVoice | null> {
  const speech: SpeechSynthesis | undefined = window.speechSynthesis;
  if (!speech?.getVoices) return null;
  if (speech.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      speech.addEventListener?.('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, VOICES_COME_MS);
    });
  const voices = speech.getVoices();
  return voices.find(({ lang }) => lang.replace('_', '-').toLowerCase() === 'en-gb') ?? null;
}

const readingMs = (text: string): number => Math.max(LEAST_READ_MS, text.split(/\s+/).length * READ_MS_A_WORD);

/** Nobody takes longer to say it. */
const longestMs = (text: string): number => readingMs(text) * 2.5 + 4000;

/** Time enough to read it, so that an exam does not begin to record at once. */
function readable(text: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, readingMs(text));
    endNow = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
