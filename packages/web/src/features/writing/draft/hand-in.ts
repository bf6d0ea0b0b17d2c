import { api } from '#lib/api.ts';
import type { Draft } from './draft.ts';
import { sendOtherTask } from './left-behind.ts';

/**
 * Hands in an exam: first everything that was written, of both its tasks, then one press for both. Throws where words
 * could not be sent: they are on this device, and nothing is handed in without them.
 */
export async function handInExam({ record, finish }: Pick<Draft, 'record' | 'finish'>): Promise<void> {
  await finish();
  if (record.other_record > 0) await sendOtherTask(record.other_record);
  await api.writing.handIn({ id: record.id });
}
