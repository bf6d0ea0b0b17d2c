import type { Detail } from './feedback.queries.ts';

/** Two estimates can be compared; a second draft that is still written cannot. */
export const hasTwoDrafts = ({ drafts }: Detail): boolean => drafts.filter(({ score }) => score >= 0).length > 1;
