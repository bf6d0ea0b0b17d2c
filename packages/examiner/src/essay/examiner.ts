import { Worker } from 'node:worker_threads';
import { refusal } from './guards/guard.ts';
import type { EssayReport, EssayRequest } from './report.ts';
import type { ExaminerStage, OnStage, ScorerSettings } from './scorer.ts';

export type ExaminerSettings = Pick<ScorerSettings, 'method' | 'folder'> & {
  /** An essay that takes longer is answered with "failed", and the worker starts afresh. */
  timeoutMs?: number;
  /** What the thread may hold; one that wants more is ended, and the next essay starts a fresh one. */
  memoryMb?: number;
  /** Another far side, for tests of what happens when it hangs or dies. */
  thread?: URL;
  onError?: (error: string) => void;
};
export type Examiner = {
  /** `onStage` hears what the examiner begins to do. */
  scoreEssay: (request: EssayRequest, onStage?: OnStage) => Promise<EssayReport>;
  close: () => Promise<void>;
};

type Answer = { id: number; stage: ExaminerStage } | { id: number; report: EssayReport; error?: string };
type Waiting = {
  request: EssayRequest;
  resolve: (report: EssayReport) => void;
  onStage: OnStage;
  timer: NodeJS.Timeout;
};

/** Opens the examiner in a thread of its own: reading an essay never holds up the event loop of the caller. */
export function openExaminer({
  method = 'trained',
  folder,
  timeoutMs = 60_000,
  memoryMb = 400,
  thread = new URL('./essay-worker.start.mjs', import.meta.url),
  onError = () => {},
}: ExaminerSettings = {}): Examiner {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let next = 0;
  const answer = (id: number, report: EssayReport) => {
    const open = waiting.get(id);
    if (!open) return;
    clearTimeout(open.timer);
    waiting.delete(id);
    open.resolve(report);
    if (!waiting.size) worker?.unref();
  };
  const failed = ({ task }: EssayRequest): EssayReport => ({
    assessable: false,
    task,
    words: 0,
    reason: refusal('failed'),
  });
  const giveUp = (reason: string) => {
    onError(reason);
    const dead = worker;
    worker = undefined;
    for (const [id, { request }] of [...waiting]) answer(id, failed(request));
    void dead?.terminate();
  };
  const start = (): Worker => {
    const fresh = new Worker(thread, {
      workerData: { method, folder: folder?.href },
      // None of the caller's own flags: a test runner's or a debugger's would not work in here.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    fresh.on('message', (said: Answer) => {
      if ('stage' in said) return waiting.get(said.id)?.onStage(said.stage);
      if (said.error) onError(said.error);
      answer(said.id, said.report);
    });
    fresh.on('error', (error) => {
      if (worker === fresh) giveUp(String(error));
    });
    // A thread can also end without a word.
    fresh.on('exit', (code) => {
      if (worker === fresh) giveUp(`the thread ended with ${code}`);
    });
    return fresh;
  };
  return {
    scoreEssay: (request, onStage = () => {}) =>
      new Promise((resolve) => {
        worker ??= start();
        worker.ref();
        const id = next++;
        const timer = setTimeout(() => giveUp(`essay took longer than ${timeoutMs} ms`), timeoutMs);
        waiting.set(id, { request, resolve, onStage, timer });
        worker.postMessage({ id, request });
      }),
    close: async () => {
      const last = worker;
      worker = undefined;
      for (const [id, { request }] of [...waiting]) answer(id, failed(request));
      await last?.terminate();
    },
  };
}

let shared: Examiner | undefined;
/** One essay, scored by an examiner that stays ready for the next. */
export function scoreEssay(request: EssayRequest): Promise<EssayReport> {
  shared ??= openExaminer();
  return shared.scoreEssay(request);
}
