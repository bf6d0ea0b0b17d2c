import type { Destination } from '#navigation/link.tsx';

/** Where a draft is written, read and compared. An own question has paper 0, as in the specification's paths. */
type Draft = { task: 1 | 2; paper_id: number; record_id: number };

export const editorOf = ({ task, paper_id, record_id }: Draft): Destination =>
  task === 1
    ? { to: '/writing-task-1/$id/{-$recordId}', params: { id: paper_id, recordId: record_id } }
    : { to: '/writing-task-2/$recordId', params: { recordId: record_id } };

export const feedbackOf = ({ task, paper_id, record_id }: Draft): Destination =>
  task === 1
    ? { to: '/writing-feedback-task-1/$id/{-$recordId}', params: { id: paper_id, recordId: record_id } }
    : { to: '/writing-feedback-task-2/{-$recordId}', params: { recordId: record_id } };

export const listOf = (task: 1 | 2): Destination => ({ to: '/writing-list-next/{-$type}', params: { type: task } });
