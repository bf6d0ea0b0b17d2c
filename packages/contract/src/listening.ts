import { calls } from './call.ts';
import { listCalls } from './practice/paper-list.ts';

/** `/api/listening/*`: what there is to hear, and what the learner did with it. */
export const listening = calls(listCalls('listening'));
