import type { Deps } from '#deps.ts';
import type { AnalysisIndex } from '#features/analysis/analysis-index.service.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { HistoryIndex } from '#features/history/history-index.service.ts';
import type { MistakeBook } from '#features/mistakes/book/book.service.ts';
import type { Papers } from '../papers/papers.service.ts';
import type { SkillKits } from '../skill.kit.ts';

export type AttemptsDeps = Deps & {
  papers: Papers;
  audit: Audit;
  deeds: Deeds;
  kits: SkillKits;
  mistakeBook: MistakeBook;
  historyIndex: HistoryIndex;
  analysisIndex: AnalysisIndex;
};
