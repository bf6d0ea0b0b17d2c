import type { ParsedInput } from '@ninefold/contract/call';
import type { Language } from '@ninefold/contract/errors';
import type { EssaySubject, exerciseSubject } from '@ninefold/contract/writing/subject';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { judgeSubject } from '@ninefold/core/writing/subject/judge-subject';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { findFile, removeFile, saveFile } from '#storage/files.service.ts';
import { rewriteInThread } from '#storage/pictures/rewrite-in-thread.ts';
import type { PromptRow } from '../questions/questions.service.ts';
import type { RecordRow } from '../records/records.service.ts';
import { canWriteRow, flag } from '../records/views.ts';
import type { Writing } from '../writing.service.ts';
import { subjectWords } from './subject-words.ts';

export type Subjects = ReturnType<typeof subjectService>;
type In<K extends keyof typeof exerciseSubject> = ParsedInput<(typeof exerciseSubject)[K]>;

const FILES = '/files/';
const STATUS = { none: 0, passed: 1, refused: 2, pending: 3 } as const;

/** Questions that learners bring: their words, their picture, and whether they are questions at all. */
export const subjectService = (deps: Deps & { writing: Pick<Writing, 'records' | 'questions'> }) => {
  const { records, questions } = deps.writing;

  return {
    /** What changed is not checked any more. A question that was answered stays what it was: a report is about it. */
    save: (userId: number, { id, subject_url, prompt }: In<'saveEssayRecordSubject'>): Promise<EssaySubject> =>
      deps.db.transaction(async (tx) => {
        const record = await records.lock(tx, userId, id);
        const old = await promptOf(tx, record);
        if (await records.isAnswered(tx, old.id)) throw new AppError('attempt_closed');
        if (subject_url) await requireOwnPicture(tx, userId, subject_url);
        const changed = await questions.changePrompt(tx, userId, old.id, {
          ...(prompt !== undefined && { prompt }),
          ...(subject_url !== undefined && { subject_url }),
          subject_status: STATUS.none,
          humor_reply: '',
        });
        await records.retitle(tx, changed);
        const replaced = old.subject_url !== '' && old.subject_url !== changed.subject_url;
        if (replaced && !(await questions.isShown(tx, userId, old.subject_url)))
          await removeFile(deps, tx, userId, old.subject_url.slice(FILES.length));
        return shown(record, changed);
      }),

    async upload(userId: number, bytes: Uint8Array) {
      const picture = await rewriteInThread(bytes);
      const { url } = await saveFile(deps, deps.db, { ownerId: userId, purpose: 'picture', bytes: picture.bytes });
      return { subject_url: url, width: picture.width, height: picture.height };
    },

    /** The first press, and every press of "again", starts the check; otherwise it only tells. */
    check: (userId: number, { id, again }: In<'checkEssaySubject'>, language: Language): Promise<EssaySubject> =>
      deps.db.transaction(async (tx) => {
        const record = await records.lock(tx, userId, id);
        const prompt = await promptOf(tx, record);
        if (prompt.subject_status !== STATUS.none && !again) return shown(record, prompt);
        const change = { subject_status: STATUS.pending, humor_reply: '' };
        const changed = await questions.changePrompt(tx, userId, prompt.id, change);
        await deps.jobs.send(tx, 'check-subject', { userId, promptId: prompt.id, language });
        return shown(record, changed);
      }),

    /** The job. The words are judged and never obeyed. */
    judge: ({ userId, promptId, language }: { userId: number; promptId: number; language: Language }): Promise<void> =>
      deps.db.transaction(async (tx) => {
        const prompt = await questions.findPrompt(tx, userId, promptId);
        if (prompt?.subject_status !== STATUS.pending) return;
        const { usable, reasons } = judged(prompt);
        await questions.changePrompt(tx, userId, promptId, {
          subject_status: usable ? STATUS.passed : STATUS.refused,
          humor_reply: subjectWords(reasons, language),
        });
      }),
  };

  async function promptOf(db: Db, record: RecordRow): Promise<PromptRow> {
    const prompt =
      record.prompt_id === null ? undefined : await questions.findPrompt(db, record.user_id, record.prompt_id);
    // A question of the bank has no subject of its own to change or to check.
    if (!prompt) throw new AppError('not_found', { fields: ['id'] });
    return prompt;
  }

  async function requireOwnPicture(db: Db, userId: number, url: string): Promise<void> {
    const file = url.startsWith(FILES) ? await findFile(db, { userId }, url.slice(FILES.length)) : null;
    if (file?.purpose !== 'picture') throw new AppError('invalid_input', { fields: ['subject_url'] });
  }
};

const judged = ({ prompt, task, subject_url }: PromptRow) =>
  judgeSubject(prompt, { task, hasPicture: subject_url !== '' });

const shown = (record: RecordRow, prompt: PromptRow): EssaySubject => ({
  id: record.id,
  record_id: record.id,
  content: record.content,
  isDraft: flag(canWriteRow(record)),
  status: record.status,
  paper_id: record.paper_id,
  task: record.task,
  prompt: prompt.prompt,
  subject_url: prompt.subject_url,
  subject_status: prompt.subject_status,
  reasons:
    prompt.subject_status === STATUS.passed || prompt.subject_status === STATUS.refused ? judged(prompt).reasons : [],
  humor_reply: prompt.humor_reply,
  feedback: record.status !== ESSAY_STATUS.draft,
});
