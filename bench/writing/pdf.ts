import { readFileSync } from 'node:fs';
import type { ScoreDetail } from '@ninefold/contract/writing/feedback';
import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { openScorer } from '@ninefold/examiner/essay/scorer';
import { drawInThread } from '../../packages/server/src/sharing/pdf/draw-in-thread.ts';
import { median, printTable } from '../table.ts';

const RUNS = 7;
const DRAWS = new URL('../../packages/server/src/features/writing/pdf/pdf-worker.start.mjs', import.meta.url);
const SAMPLE = new URL('../../packages/examiner/samples/task-2-band-6.json', import.meta.url);

/** One report as a PDF, thread and fonts included: what a learner waits for after the press, less the queue. */
export async function pdfBench(): Promise<void> {
  const { prompt, essay } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { prompt: string; essay: string };
  const scorer = await openScorer();
  const report = await scorer.score({ task: 2, prompt, essay });
  const title = { en: 'A question', zh: '一道题' };
  const paper = { figures: [], letter: null } as unknown as EssayPaper;
  const detail = { task: 2, draft: 1, words: 270, scoreDetail: report } as unknown as ScoreDetail;
  const info = { title, problem: prompt, content: essay, text: essay, outline: '', encode_id: '', paper };
  const [times, sizes]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    const bytes = await drawInThread(DRAWS, { info, detail, language: 'zh', day: '2026-01-01', picture: null });
    times.push(performance.now() - from);
    sizes.push(bytes.byteLength / 1024);
  }
  await scorer.close();
  printTable(`writing: a report as a PDF, ${RUNS} runs`, [
    { what: 'median', value: median(times), unit: 'ms' },
    { what: 'slowest', value: Math.max(...times), unit: 'ms' },
    { what: 'size', value: median(sizes), unit: 'KB' },
  ]);
}
