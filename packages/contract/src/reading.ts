import { calls } from './call.ts';
import { listCalls } from './practice/paper-list.ts';

/** `/api/reading/*`: the passages to practise with, and what the learner did with them. */
export const reading = calls(listCalls('reading'));
