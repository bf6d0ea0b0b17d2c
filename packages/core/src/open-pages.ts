/**
 * The first parts of addresses whose pages are still being built. Nobody is sent there: not by today's plan, a row of
 * the plan, a task or a big button; the menu marks them. The route table says the same of its rows, and a test compares
 * the two, so whoever finishes a page strikes it off here.
 */
const STILL_TO_COME = new Set<string>();

/** Lists of the history that nothing fills yet. */
const LISTS_TO_COME = ['/history/speaking/3'];

/** Whether a learner finds something to do at this address. */
export function isOpen(path: string): boolean {
  const [address = ''] = path.split('?');
  const [, first = ''] = address.split('/');
  return !STILL_TO_COME.has(first) && !LISTS_TO_COME.some((list) => address === list || address.startsWith(`${list}/`));
}

export type IsOpen = typeof isOpen;
