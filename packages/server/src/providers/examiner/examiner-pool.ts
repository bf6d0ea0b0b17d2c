import { ENGINE_VERSION } from '@ninefold/examiner/essay/engine-version';
import { type Examiner, type ExaminerSettings, openExaminer } from '@ninefold/examiner/essay/examiner';
import type { EssayReport, EssayRequest } from '@ninefold/examiner/essay/report';
import type { OnStage } from '@ninefold/examiner/essay/scorer';
import type { Settings } from '#settings.ts';
import { essayEstimate } from './essay-estimate.ts';

export type ScoringOutcome =
  | { ok: true; report: EssayReport }
  | { ok: false; failure: 'timed_out' | 'crashed' | 'out_of_memory'; about: string };

/** A thread that waits for one essay. */
export type ExaminerSlot = {
  score: (request: EssayRequest, onStage?: OnStage) => Promise<ScoringOutcome>;
  release: () => void;
};

export type ExaminerPool = {
  /** Which engine makes the reports, with the estimate it uses. */
  engine: string;
  atOnce: number;
  /** Waits until a thread is free, in the order of asking. */
  slot: () => Promise<ExaminerSlot>;
  /** One essay for whoever does not mind which thread. */
  score: (request: EssayRequest, onStage?: OnStage) => Promise<ScoringOutcome>;
  close: () => Promise<void>;
};

const THREAD = new URL('./essay-worker.start.mjs', import.meta.url);

/** `thread`: for tests of threads that hang or die. */
type Parts = Pick<ExaminerSettings, 'thread'> & { say?: (line: string) => void };

/**
 * Threads that score essays, so many at once as the settings say. Each is started when it is first needed, does one
 * essay at a time, and is replaced after it hung, crashed or wanted too much memory; nobody else's essay goes with it.
 */
export function openExaminerPool(settings: Settings, parts: Parts = {}): ExaminerPool {
  const { method, folder } = essayEstimate(settings);
  const { thread = THREAD, say = console.error } = parts;
  const free = Array.from({ length: settings.ESSAY_SCORERS }, () =>
    openOne({
      method,
      ...(folder && { folder }),
      timeoutMs: settings.ESSAY_SCORING_SECONDS * 1000,
      memoryMb: settings.ESSAY_SCORING_MEMORY_MB,
      thread,
      onError: (error) => say(`examiner: ${error}`),
    }),
  );
  const all = [...free];
  const queue: ((one: One) => void)[] = [];
  const give = (one: One) => {
    const next = queue.shift();
    if (next) next(one);
    else free.push(one);
  };
  const slot = async (): Promise<ExaminerSlot> => {
    const one = free.pop() ?? (await new Promise<One>((resolve) => queue.push(resolve)));
    let held = true;
    return {
      score: one.score,
      release: () => {
        if (held) give(one);
        held = false;
      },
    };
  };
  return {
    engine: `${ENGINE_VERSION} ${folder ? 'own' : method}`,
    atOnce: settings.ESSAY_SCORERS,
    slot,
    async score(request, onStage) {
      const held = await slot();
      try {
        return await held.score(request, onStage);
      } finally {
        held.release();
      }
    },
    close: async () => {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

type One = { score: ExaminerSlot['score']; close: Examiner['close'] };

function openOne(settings: ExaminerSettings): One {
  let complaint = '';
  const examiner = openExaminer({
    ...settings,
    onError: (error) => {
      complaint = error;
      settings.onError?.(error);
    },
  });
  return {
    async score(request, onStage) {
      complaint = '';
      const report = await examiner.scoreEssay(request, onStage);
      if (report.assessable || report.reason.code !== 'failed') return { ok: true, report };
      return { ok: false, failure: failureOf(complaint), about: complaint };
    },
    close: examiner.close,
  };
}

function failureOf(complaint: string) {
  if (complaint.includes('took longer')) return 'timed_out' as const;
  return /out of memory|memory limit/i.test(complaint) ? ('out_of_memory' as const) : ('crashed' as const);
}
