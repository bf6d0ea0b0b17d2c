import { api } from '#lib/api.ts';
import type { PaperSource } from '#practice/practice-kit.ts';

export const listeningPapers: PaperSource = {
  skill: 'listening',
  calls: api.listening,
  listPath: '/listening-list',
  paperPath: (id, search = {}) => ({ to: '/listening-next/$id', params: { id }, search }),
};
