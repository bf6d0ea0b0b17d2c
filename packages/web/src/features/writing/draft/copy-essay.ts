import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';

/**
 * A second essay with the same words, to be changed and scored by itself: an empty record, then its text, then the
 * subject of an own question. Such a question is copied too, because one that was answered cannot be changed any more.
 * The same key makes one copy, however often it is tried.
 */
export async function copyEssay(recordId: number, key: string) {
  const { paper_id, task, content, paper } = await api.exercise.getEssayRecordInfo({ id: recordId });
  const own = paper_id === 0;
  const subject = own ? { task, module: paper.module, prompt: paper.content } : {};
  const { id } = await api.exercise.saveEssayRecordInfo({ id: 0, paper_id, key, ...subject });
  // On the empty record: a copy that was written on since, after a first try that broke off, keeps its own words.
  const { outcome } = await api.exercise.saveEssayRecordInfo({ id, paper_id, content, revision: 0 });
  if (outcome === 'closed') throw new ApiError({ error: 'conflict', code: 409, msg: '' });
  if (own) await api.exercise.saveEssayRecordSubject({ id, paper_id, subject_url: paper.subject_url });
  return { id, paper_id, task };
}
