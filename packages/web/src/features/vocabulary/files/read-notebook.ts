import { api } from '#lib/api.ts';
import type { NotebookRow } from '../vocabulary.queries.ts';

const PAGE = 100;

/** The whole notebook, page by page. */
export async function readNotebook(): Promise<NotebookRow[]> {
  const rows: NotebookRow[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await api.vocabulary.notebook.find({ order: 'name', page, page_size: PAGE });
    rows.push(...list);
    if (page * PAGE >= total) return rows;
  }
}
