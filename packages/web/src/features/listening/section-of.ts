import type { ListeningPaper, Paper } from '@ninefold/contract/practice/paper';

/** The pages of listening are only ever given sections with a recording and a script. */
export function sectionOf(paper: Paper): ListeningPaper {
  if (paper.kind !== 'listening') throw new Error('only a listening section can be played here');
  return paper;
}
