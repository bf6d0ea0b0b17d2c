/**
 * The first parts of addresses whose pages are still being built. Nobody is sent there: not by today's plan, a row of
 * the plan, a task or a big button; the menu marks them. The route table says the same of its rows, and a test compares
 * the two, so whoever finishes a page strikes it off here.
 */
const STILL_TO_COME = new Set([
  // lessons
  'lesson',
  'lesson-preview',
  // listening, speaking and mock tests
  'listening-enhance',
  'speaking',
  'speaking-practice',
  'speaking_report',
  'mock_speaking',
  'mock_list',
  'mock',
  // records
  'history',
  'analysis',
  'learnin_data',
  'learning_data',
]);

/** Pages that are there already, although others beside them are not. */
const THERE_ALREADY = new Set(['/history/reading/1', '/history/listening/1']);

/** Whether a learner finds something to do at this address. */
export function isOpen(path: string): boolean {
  const [address = ''] = path.split('?');
  const [, first = ''] = address.split('/');
  return THERE_ALREADY.has(address) || !STILL_TO_COME.has(first);
}

export type IsOpen = typeof isOpen;
