import { readFileSync } from 'node:fs';
import type { Ridge } from '../../essay/model/ridge.ts';

/** Five straight lines with a few numbers each; `fit-speech` makes them from sentences that experts marked. */
export type SpeechWeights = Record<'accuracy' | 'fluency' | 'total' | 'match' | 'word', Ridge>;

export const SPEECH_WEIGHTS = new URL('../../../weights/speech.json', import.meta.url);

export const readSpeechWeights = (): SpeechWeights => JSON.parse(readFileSync(SPEECH_WEIGHTS, 'utf8')) as SpeechWeights;
