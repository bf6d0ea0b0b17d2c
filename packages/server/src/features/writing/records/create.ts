import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@ninefold/contract/call';
import type { exerciseRecords } from '@ninefold/contract/writing/records';
import { plainText } from '@ninefold/core/writing/draft-save';
import { countWords } from '@ninefold/core/writing/word-count';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Question, Questions, WritingLearner } from '../questions/questions.service.ts';
import type { WritingDeps } from '../writing-deps.ts';
import { historyEntry } from './history-entry.ts';
import { type RecordRow, recordsRepo } from './records.repo.ts';
import { summariesRepo } from './summaries.repo.ts';

export type SaveInput = ParsedInput<(typeof exerciseRecords)['saveEssayRecordInfo']>;

type Uses = Pick<WritingDeps, 'historyIndex'> & { questions: Questions };

/** What a draft is about. `question` names it in our tables. */
export type About = Question & { question: string; hash: string };

/** A new draft: once for each key, numbered after those that are there. */
export async function createRecord(
  deps: Uses,
  tx: Db,
  reader: WritingLearner,
  input: SaveInput,
  now: Date,
): Promise<RecordRow> {
  const repo = recordsRepo(tx);
  const key = input.key ?? randomUUID();
  await repo.waitForKey(reader.userId, key);
  const before = await repo.byKey(reader.userId, key);
  if (before) return before;
  const of = input.of_record ? await earlierOf(tx, reader.userId, input.of_record) : null;
  const about = await aboutOf(deps.questions, tx, reader, input, of);
  const content = plainText(input.content) || (of?.content ?? '');
  const row = await insertDraft(deps, tx, reader.userId, about, {
    of_record: of?.id ?? null,
    mode: input.mode,
    start_key: key,
    content,
    outline: input.outline ?? of?.outline ?? '',
    words: countWords(content),
    writer: input.writer ?? '',
    ends_at: input.mode === 'exam' ? new Date(now.getTime() + about.paper.minutes * 60_000) : null,
    created_at: now,
    saved_at: now,
  });
  if (!row) throw new AppError('conflict', { fields: ['key'] });
  return row;
}

type Fields = Pick<RecordRow, 'mode' | 'start_key' | 'ends_at' | 'created_at' | 'saved_at'> &
  Partial<Pick<RecordRow, 'of_record' | 'content' | 'outline' | 'words' | 'writer'>>;

export async function insertDraft(
  deps: Pick<Uses, 'historyIndex'>,
  tx: Db,
  userId: number,
  about: About,
  fields: Fields,
): Promise<RecordRow | undefined> {
  const summaries = summariesRepo(tx);
  const { paper, question, hash } = about;
  const draft = await summaries.nextDraft(userId, question, fields.created_at);
  const row = await recordsRepo(tx).insert({
    user_id: userId,
    task: paper.task,
    question,
    paper_id: paper.id,
    paper_hash: hash,
    prompt_id: paper.prompt_id || null,
    title: paper.title,
    type: paper.type,
    draft,
    ...fields,
  });
  if (!row) return undefined;
  await summaries.setLast(userId, question, row.id);
  await deps.historyIndex.put(tx, historyEntry(row, paper.topic));
  return row;
}

async function earlierOf(tx: Db, userId: number, recordId: number): Promise<RecordRow> {
  const row = await recordsRepo(tx).find(userId, recordId);
  if (!row) throw new AppError('not_found', { fields: ['of_record'] });
  return row;
}

/** A paper, a question of the learner's own that is there, or a new one. */
async function aboutOf(
  questions: Questions,
  tx: Db,
  reader: WritingLearner,
  { paper_id, prompt_id, task = 1, module = reader.module, prompt = '' }: SaveInput,
  of: RecordRow | null,
): Promise<About> {
  const paperId = paper_id || (of?.paper_id ?? 0);
  if (paperId > 0) return { ...(await questions.begin(tx, reader, paperId)), question: `p${paperId}` };
  const own =
    prompt_id ||
    of?.prompt_id ||
    (await questions.addPrompt(tx, { user_id: reader.userId, task, module, prompt: plainText(prompt).trim() })).id;
  return { ...(await questions.prompt(tx, reader.userId, own)), question: `o${own}`, hash: '' };
}
