import type { EssayReport, EssayRequest } from '@ninefold/examiner/essay/report';
import type { ExaminerPool, ExaminerSlot, ScoringOutcome } from '#providers/examiner/examiner-pool.ts';

/** An examiner for tests of everything but the examiner: it answers at once, without a thread and without reading. */

type Answer = (request: EssayRequest) => ScoringOutcome | Promise<ScoringOutcome>;

const said = { zh: '说明', en: 'Because.' };
const band = { band: 6, low: 5.5, high: 6.5 };
const criterion = { ...band, reasons: [{ ...said, good: false }], raise: said };

/** Band 6 for everything, with one slip: the first word. */
const reportOf = ({ task, essay: text }: EssayRequest): EssayReport => {
  const [original = ''] = text.split(/\s/);
  const slip = { start: 0, end: original.length, original, replacement: `${original}s` };
  return {
    assessable: true,
    task,
    text,
    words: text.split(' ').length,
    minimumWords: 250,
    overall: { ...band, comment: said },
    criteria: { tr: criterion, cc: criterion, lr: criterion, gra: criterion },
    corrections: [{ ...slip, kind: 'number', rule: 'number-plural', confidence: 1, certain: true, explanation: said }],
    ...{ warnings: [], diffs: [], good: [], upgrades: [], structure: [], coverage: [], figureChecks: [] },
    ...{ keyFeatures: [], ideas: [], models: [], rewrite: null },
    method: 'counted',
  };
};

/** The first word of an essay says what becomes of it; any other word gets it a report. */
const FATES: Record<string, Answer> = {
  Hangs: () => ({ ok: false, failure: 'timed_out', about: 'took longer' }),
  Crashes: () => ({ ok: false, failure: 'crashed', about: 'ended' }),
  Short: ({ task }) => ({
    ok: true,
    report: { assessable: false, task, words: 1, reason: { code: 'too_short', zh: '太短', en: 'Too short' } },
  }),
  /** An engine that forgot a criterion. */
  Broken: (request) => {
    const report = reportOf(request);
    return { ok: true, report: { ...report, criteria: undefined } as unknown as EssayReport };
  },
};
const usualAnswer: Answer = (request) =>
  FATES[request.essay.split(' ')[0] ?? '']?.(request) ?? { ok: true, report: reportOf(request) };

export function quickExaminer(answer: Answer = usualAnswer): ExaminerPool {
  const queue: (() => void)[] = [];
  let taken = false;
  const slot = async (): Promise<ExaminerSlot> => {
    if (taken) await new Promise<void>((resolve) => queue.push(resolve));
    taken = true;
    let held = true;
    return {
      score: async (request) => answer(request),
      release: () => {
        if (!held) return;
        held = false;
        const next = queue.shift();
        if (next) next();
        else taken = false;
      },
    };
  };
  return { engine: 'quick', atOnce: 1, slot, score: async (request) => answer(request), close: async () => {} };
}
