import type { ErrorKind } from '@ninefold/core/writing/error-kinds';

/** What other features call their things. */
export type AnalysisKit = { slipName: (kind: ErrorKind) => string };
