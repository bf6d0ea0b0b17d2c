import type { InferenceSession } from 'onnxruntime-node';

/** One thread: an essay must not take the other core away from the pages. Nothing is kept for the next one. */
export const ONE_THREAD: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
};
