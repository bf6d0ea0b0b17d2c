import { partOf, SPOKEN_SENTENCES } from '../../measures/limits.ts';
import { paperView } from '../../paper-view.ts';
import type { Listening } from '../../schema/listening.ts';
import { repeated, sentencesOf, wordsOf } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

const SCRIPT_WORDS = { min: 650, max: 800 };
const WORDS_A_MINUTE = { min: 140, max: 155 };
/** Beyond these it is not a fast or slow reader but the wrong file. */
const IMPOSSIBLE = { min: 105, max: 200 };

const turns = itemCheck('turn-ids', 'error', ['listening'], (paper) =>
  repeated(paper.script.map(({ id }) => id)).map((id) => trouble('script', `the turn ${id} is there twice`)),
);

const speakers = itemCheck('speakers', 'error', ['listening'], (paper) => {
  const ids = paper.speakers.map(({ id }) => id);
  const heard = paper.script.map(({ by }) => by);
  return [
    ...paper.script.flatMap(({ by }, at) => (ids.includes(by) ? [] : [trouble(`script.${at}.by`, `no speaker ${by}`)])),
    ...ids.filter((id) => !heard.includes(id)).map((id) => trouble('speakers', `${id} never says anything`)),
    ...repeated(ids).map((id) => trouble('speakers', `two speakers are called ${id}`)),
  ];
});

/** Two voices alike cannot be told apart. */
const voices = itemCheck('voices', 'warning', ['listening'], (paper) => {
  const voiceOf = paper.speakers.map(({ voice }) => `${voice.accent} ${voice.sex} ${voice.age}`);
  return repeated(voiceOf).map((voice) => trouble('speakers', `two speakers share the voice ${voice}`));
});

const length = itemCheck('script-length', 'warning', ['listening'], (paper) => {
  const words = scriptWords(paper);
  if (paper.length === 'short' || (words >= SCRIPT_WORDS.min && words <= SCRIPT_WORDS.max)) return [];
  return [trouble('script', `${words} words, a section has ${SCRIPT_WORDS.min} to ${SCRIPT_WORDS.max}`)];
});

const rate = itemCheck('speaking-rate', 'warning', ['listening'], (paper) => {
  const speed = wordsAMinute(paper);
  if (speed === null || (speed >= WORDS_A_MINUTE.min && speed <= WORDS_A_MINUTE.max)) return [];
  return [
    trouble('audio.seconds', `${speed} words a minute, the exam has ${WORDS_A_MINUTE.min} to ${WORDS_A_MINUTE.max}`),
  ];
});

const audioFits = itemCheck('audio-fits', 'error', ['listening'], (paper) => {
  const speed = wordsAMinute(paper);
  if (speed === null || (speed >= IMPOSSIBLE.min && speed <= IMPOSSIBLE.max)) return [];
  return [trouble('audio.seconds', `${speed} words a minute: the audio is not of this script`)];
});

const sentences = itemCheck('spoken-sentences', 'warning', ['listening'], (paper) => {
  if (paper.length === 'short') return [];
  const mean = scriptWords(paper) / paper.script.flatMap(({ text }) => sentencesOf(text)).length;
  const { min, max } = partOf(SPOKEN_SENTENCES, paper.part);
  return mean >= min && mean <= max
    ? []
    : [trouble('script', `${mean.toFixed(1)} words in a sentence, part ${paper.part} has ${min} to ${max}`)];
});

/** Words of the script over the time they take, pauses that the author asked for left out. */
export function wordsAMinute(paper: Listening): number | null {
  if (!paper.audio) return null;
  const silence = paper.script.reduce((sum, { pause }) => sum + (pause ?? 0), 0);
  return Math.round((scriptWords(paper) / (paper.audio.seconds - silence)) * 60);
}

const scriptWords = (paper: Listening) => wordsOf(paperView(paper).text).length;

export const scriptChecks = [turns, speakers, voices, length, sentences, rate, audioFits];
