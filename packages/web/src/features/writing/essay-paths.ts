import type { Destination } from '#navigation/link.tsx';

type Paper = { paper_id: number; task: 1 | 2 };
type Record = Paper & { id: number };

/** Where a question is begun. Task 2 is written at the address of its record, so its start page has one of its own. */
export const startOf = ({ paper_id: id, task }: Paper): Destination =>
  task === 1 ? { to: '/writing-task-1/$id/{-$recordId}', params: { id } } : { to: '/essay/$id', params: { id } };

/** Where a draft is written, waited for, and sent to its feedback. An own question has the paper id 0. */
export const editorOf = ({ id: recordId, paper_id: id, task }: Record): Destination =>
  task === 1
    ? { to: '/writing-task-1/$id/{-$recordId}', params: { id, recordId } }
    : { to: '/writing-task-2/$recordId', params: { recordId } };

export const feedbackOf = ({ id: recordId, paper_id: id, task }: Record): Destination =>
  task === 1
    ? { to: '/writing-feedback-task-1/$id/{-$recordId}', params: { id, recordId } }
    : { to: '/writing-feedback-task-2/{-$recordId}', params: { recordId } };

export const listOf = (type: 1 | 2): Destination => ({ to: '/writing-list-next/{-$type}', params: { type } });
