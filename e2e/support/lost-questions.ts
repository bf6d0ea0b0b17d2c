import type { Page } from '@playwright/test';
import { call, paperId } from './practice.ts';

/** The passage that is lost in these journeys, and what would have been right. */
const PASSAGE = 'Walking backwards';
export const RIGHT: Record<string, string> = { 6: 'sledge', 7: 'FALSE', 8: 'FALSE', 13: 'FALSE' };

let sittings = 0;

/** Sits the passage with these answers and nothing else, as the page would, and tells the attempt. */
export async function lose(page: Page, answers: Record<number, string>): Promise<{ paper: number; attempt: number }> {
  const paper = await paperId(page, 'reading', PASSAGE);
  const writer = `journey-writer-${++sittings}`;
  const { id, revision } = await call<{ id: number; revision: number }>(page, 'attempt/start', {
    skill: 'reading',
    id: paper,
    mode: 'practice',
    key: `journey-start-${Date.now()}-${sittings}`,
    writer,
  });
  const changes = Object.entries(answers).map(([n, value]) => ({
    id: `change-${sittings}-${n}`,
    key: `${paper}.q${n}`,
    value,
  }));
  await call(page, 'attempt/submit', { attempt_id: id, revision, writer, changes });
  return { paper, attempt: id };
}
