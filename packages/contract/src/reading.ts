import { calls } from './call.ts';
import { listCalls } from './practice/paper-list.ts';

/** `/api/reading/*`: what there is to read, and what the learner did with it. */
export const reading = calls(listCalls('reading'));
