import type { PaperGroup, PaperOption } from '@ninefold/contract/practice/paper';
import type { Part } from '../../paper/seats.ts';

export const optionsOfGroup = (group: PaperGroup): readonly PaperOption[] => group.options ?? [];

/** Options fit only into slots of their own list. */
export const listName = (part: Part, group: PaperGroup): string =>
  `${part.paper.id}/${part.paper.groups.indexOf(group)}`;
