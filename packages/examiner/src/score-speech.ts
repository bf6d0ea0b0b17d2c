import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readAudio } from './speech/read-audio.ts';
import type { SentenceScore } from './speech/report.ts';
import { createSentenceScorer } from './speech/score-sentence.ts';

/**
 * `score-speech` reads JSON lines {"id","audio","text"} (audio: the path of a WAV file; "accent": "uk" or "us") and
 * writes one line of marks each, in the same order.
 */
type Line = { id?: unknown; audio?: unknown; text?: unknown; accent?: unknown; modelSeconds?: unknown };

const scorer = createSentenceScorer();
for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (!text.trim()) continue;
  const line = parse(text);
  process.stdout.write(`${JSON.stringify({ id: line.id ?? null, ...(await marks(line)) })}\n`);
}
scorer.close();

/** A broken line still gets its answer, so that answers and lines stay in step. */
function parse(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

async function marks({ audio, text, accent, modelSeconds }: Line) {
  const sound = readFile(audio);
  if (!sound.ok) return refused(sound.reason);
  const score = await scorer.score({
    audio: sound.audio,
    text: typeof text === 'string' ? text : '',
    // As the readings were measured to which the marks were fitted.
    accent: accent === 'uk' ? 'uk' : 'us',
    ...(typeof modelSeconds === 'number' && { modelSeconds }),
  });
  return asLine(score);
}

function readFile(path: unknown) {
  try {
    return readAudio(readFileSync(String(path ?? '')));
  } catch {
    return { ok: false as const, reason: 'no_such_file' };
  }
}

function asLine({ total_score, pron_accuracy, pron_fluency, pron_completion, words, assessed, reason }: SentenceScore) {
  return {
    total: total_score,
    accuracy: pron_accuracy,
    fluency: pron_fluency,
    completion: pron_completion,
    assessed,
    reason,
    words,
  };
}

function refused(reason: string) {
  return { total: 0, accuracy: 0, fluency: 0, completion: 0, assessed: 0, reason, words: [] };
}
