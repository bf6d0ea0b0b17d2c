/** Where in the product somebody is when they save a word. */
export type Met = { met_in: '' | 'reading' | 'listening' | 'review'; paper_id: number };

/** By the address: `/reading-next/12` is a paper, a round of cards is a review. */
export function metAt(address: string): Met {
  const [, page = '', id = ''] = address.replace(/^#/, '').split(/[/?]/);
  const paper_id = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  if (page.startsWith('reading')) return { met_in: 'reading', paper_id };
  if (page.startsWith('listening')) return { met_in: 'listening', paper_id };
  return { met_in: /^(word-(learning|review)|mistakes)$/.test(page) ? 'review' : '', paper_id: 0 };
}
