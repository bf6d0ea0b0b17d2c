import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAnswerListener } from '../../packages/examiner/src/speech/answers/answer-listener.ts';
import { ANSWERS_VERSION } from '../../packages/examiner/src/speech/answers/answers-version.ts';
import { heardMore, NOTHING_HEARD } from '../../packages/examiner/src/speech/answers/heard.ts';
import type { AnswerAssessment } from '../../packages/examiner/src/speech/answers/measures.ts';
import { RATE } from '../../packages/examiner/src/speech/audio/resample.ts';
import { samplesOf } from '../../packages/server/src/features/recordings/wav.ts';
import { fileOf, SAID, type Said } from './said.ts';

/**
 * `node --import tsx tools/demo-speaking/hear.ts <folder>`: has what `speak.ts` recorded heard and judged by the engine
 * that hears every learner, and keeps what it said, so that a first start need not hear minutes of speech. Run it again
 * when the engine says something else about an answer.
 */
const KEPT = 'packages/server/src/start/demo/heard-answers.jsonl';
const WINDOW_BYTES = 30 * RATE * 2;
/** What is shorter at the end of a recording holds no word. */
const REST_SECONDS = 0.15;

const [, , folder = ''] = process.argv;
if (!folder) throw new Error('name the folder of the sounds');
// Nobody waits for it, whatever else the machine is doing.
const engine = openAnswerListener({ timeoutMs: 900_000 });
const lines: string[] = [];
for (const { answers } of SAID)
  for (const said of answers) {
    const assessment = await judged(said);
    const head = { sitting: answers[0]?.question, question: said.question, engine: ANSWERS_VERSION };
    lines.push(JSON.stringify({ ...head, ...assessment }));
    const { seconds, words, reason, grammar } = assessment.report;
    console.log(`${said.question}\n  ${seconds} s, ${words.length} words, ${grammar.length} slips ${reason}`);
    console.log(`  ${words.map(({ text }) => text).join(' ')}`);
  }
await engine.close();
writeFileSync(KEPT, `${lines.join('\n')}\n`);

/** As the product hears an answer: half a minute at a time, then all of it. */
async function judged(said: Said): Promise<AnswerAssessment> {
  const { order, question: text, bullets = [] } = said;
  const file = Uint8Array.from(readFileSync(join(folder, fileOf(said))));
  const pcm = samplesOf(file);
  const seconds = pcm.byteLength / 2 / RATE;
  let heard = NOTHING_HEARD;
  while (seconds - heard.until > REST_SECONDS) {
    const from = Math.round(heard.until * RATE) * 2;
    const window = Uint8Array.from(pcm.subarray(from, from + WINDOW_BYTES));
    const outcome = await engine.hear({ pcm: window, more: pcm.byteLength - from > WINDOW_BYTES });
    if (!outcome.ok) throw new Error(`not heard: ${outcome.failure} ${outcome.about}`);
    const more = heardMore(heard, outcome.window);
    heard = { ...more, until: Math.max(more.until, heard.until + Math.min(seconds - heard.until, 1)) };
  }
  const outcome = await engine.assess({ file, question: { order, text, bullets, samples: [] }, heard });
  if (!outcome.ok) throw new Error(`not judged: ${outcome.failure}`);
  return outcome.assessment;
}
