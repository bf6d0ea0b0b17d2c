import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { printReport } from './essay/comment/print-report.ts';
import { openExaminer } from './essay/examiner.ts';
import type { EssayReport, EssayRequest } from './essay/report.ts';

/**
 * `score` reads JSON lines {"id","task","prompt","essay"} and writes one line of bands each, in the same order.
 * `score --report FILE` prints the full report of one such essay for people.
 */
type Line = {
  id?: unknown;
  task?: unknown;
  module?: unknown;
  prompt?: unknown;
  essay?: unknown;
  figure?: EssayRequest['figure'];
};

const METHODS = ['trained', 'rules', 'counted'] as const;
const examiner = openExaminer({
  method: METHODS.find((name) => name === process.env.EXAMINER_METHOD) ?? 'trained',
  onError: (error) => console.error(error),
});

const flag = process.argv.indexOf('--report');
if (flag > 0) {
  const line = parse(readFileSync(process.argv[flag + 1] ?? '', 'utf8'));
  process.stdout.write(
    printReport(
      requestOf(line),
      await examiner.scoreEssay(requestOf(line)),
      process.stdout.isTTY || 'FORCE_COLOR' in process.env,
    ),
  );
} else {
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!text.trim()) continue;
    const line = parse(text);
    process.stdout.write(`${JSON.stringify(bands(line.id ?? null, await examiner.scoreEssay(requestOf(line))))}\n`);
  }
}
await examiner.close();

/** A broken line still gets its answer, so that answers and lines stay in step. */
function parse(text: string): Line {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function requestOf({ task, prompt, essay, module, figure }: Line): EssayRequest {
  return {
    task: Number(task) === 1 ? 1 : 2,
    module: module === 'general' ? 'general' : 'academic',
    prompt: typeof prompt === 'string' ? prompt : '',
    essay: typeof essay === 'string' ? essay : '',
    ...(figure ? { figure } : {}),
  };
}

function bands(id: unknown, report: EssayReport) {
  if (!report.assessable)
    return { id, overall: null, tr: null, cc: null, lr: null, gra: null, low: null, high: null, assessable: false };
  const { overall, criteria } = report;
  return {
    id,
    overall: overall.band,
    tr: criteria.tr.band,
    cc: criteria.cc.band,
    lr: criteria.lr.band,
    gra: criteria.gra.band,
    low: overall.low,
    high: overall.high,
    assessable: true,
  };
}
