import { api } from '#lib/api.ts';
import type { PaperSource } from '#practice/practice-kit.ts';

export const readingPapers: PaperSource = {
  skill: 'reading',
  calls: api.reading,
  listPath: '/reading-list',
  paperPath: (id, search = {}) => ({ to: '/reading-next/$id', params: { id }, search }),
};
