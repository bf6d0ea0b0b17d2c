import { cutOffRecording } from '#practice/recording/cut-off.ts';
import type { AnswerOf } from './answer-of.ts';

/** The answer that a reload or a crash cut off. */
export const cutOffAnswer = cutOffRecording<AnswerOf>('nf-speaking-recording');
