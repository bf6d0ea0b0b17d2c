import type { PaperRow, SetRow } from '@ninefold/contract/practice/paper-list';

/** What a guest may open at once: papers that need no membership. */
export const openPapers = (set: Pick<SetRow, 'papers'> | undefined): PaperRow[] =>
  set?.papers.filter(({ locked }) => locked === 0) ?? [];

/** The paper behind the big button: one that was begun, else the first that was not done yet, else the first. */
export function paperToBegin(papers: readonly PaperRow[]): PaperRow | undefined {
  const inState = (state: PaperRow['mine']['state']) => papers.find(({ mine }) => mine.state === state);
  return inState('open') ?? inState('new') ?? papers[0];
}
