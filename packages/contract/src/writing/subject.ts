import { MAX_PROMPT_CHARACTERS } from '@ninefold/core/writing/essay-limits';
import { SUBJECT_REASONS } from '@ninefold/core/writing/subject/judge-subject';
import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Text } from '../fields.ts';
import { PaperId, Status, Task } from './fields.ts';

/** An own question: its words, its picture, and whether it can be scored at all. */

export const Subject = z.object({
  /** The record, under both of its names. */
  id: Id,
  record_id: Id,
  paper_id: PaperId,
  task: Task,
  prompt: z.string(),
  subject_url: z.string(),
  /** What has been written on it so far, whether that can still be changed, and what became of it. */
  content: z.string(),
  isDraft: Flag,
  status: Status,
  /** 0 none, 1 pass, 2 fail, 3 pending: shown as states 0, 3, 4, 2. */
  subject_status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Why it cannot be used, or what is odd about it. */
  reasons: z.array(z.enum(SUBJECT_REASONS)),
  humor_reply: z.string(),
  /** 1: there is something to give feedback on (the record is no draft any more). */
  feedback: z.boolean(),
});
export type EssaySubject = z.output<typeof Subject>;

export const exerciseSubject = calls({
  saveEssayRecordSubject: {
    summary: 'The words of an own question, and which uploaded picture belongs to it; a change asks for a new check',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      paper_id: PaperId.default(0),
      /** As uploadSubjectPicture gave it; '' takes the picture away; left out: it stays. */
      subject_url: z.string().max(200).optional(),
      prompt: Text(MAX_PROMPT_CHARACTERS).optional(),
    }),
    output: Subject,
  },
  uploadSubjectPicture: {
    summary: 'A picture of a question: judged by its content, measured before it is decoded, and written anew',
    access: 'visitor',
    upload: { maxBytes: 6 * 1024 * 1024, kinds: ['image'] },
    input: z.strictObject({}),
    output: z.object({ subject_url: z.string(), width: z.int(), height: z.int() }),
  },
  checkEssaySubject: {
    summary: 'Is it a question at all? The first call starts the check, the next ones tell its result',
    access: 'visitor',
    input: z.strictObject({ id: Id, again: z.boolean().default(false) }),
    output: Subject,
  },
});
