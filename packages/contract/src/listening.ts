import { calls } from './call.ts';
import { listCalls } from './practice/paper-list.ts';

/** `/api/listening/*`: the recordings to practise with, and what the learner did with them. */
export const listening = calls(listCalls('listening'));
