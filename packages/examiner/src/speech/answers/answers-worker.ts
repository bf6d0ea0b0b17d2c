import { openTools, type Tools } from '../../essay/tools.ts';
import { answerAll } from '../answer-all.ts';
import { readAudio } from '../read-audio.ts';
import type { AnswersAsked, AssessOutcome, SpokenAnswer, Window, WindowOutcome } from './answer-listener.ts';
import { assessAnswer } from './assess-answer.ts';
import { hearWindow } from './hear-window.ts';
import { openWhisper, type Whisper } from './whisper/whisper.ts';

/** The far side of `openAnswerListener`: one thing at a time; each half of the engine is loaded when first needed. */
let whisper: Promise<Whisper> | undefined;
let tools: Tools | undefined;

answerAll<AnswersAsked, WindowOutcome | AssessOutcome>(
  (asked) => (asked.to === 'hear' ? hear(asked) : assess(asked)),
  (about) => ({ ok: false, failure: 'crashed', about }),
);

async function hear({ pcm, more }: Window): Promise<WindowOutcome> {
  whisper ??= openWhisper();
  return { ok: true, window: await hearWindow(await whisper, samplesOf(pcm), more) };
}

function assess({ file, question, heard }: SpokenAnswer): AssessOutcome {
  const sound = readAudio(file);
  if (!sound.ok) return { ok: false, failure: 'unreadable', reason: sound.reason };
  tools ??= openTools();
  return { ok: true, assessment: assessAnswer({ audio: sound.audio, question, heard }, tools) };
}

function samplesOf(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return Float32Array.from({ length: Math.floor(pcm.byteLength / 2) }, (_, i) => view.getInt16(2 * i, true) / 32_768);
}
