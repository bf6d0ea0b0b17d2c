import { attempt } from './attempt.ts';
import { calls } from './call.ts';
import { common } from './common.ts';
import { listening } from './listening.ts';
import { points } from './points.ts';
import { reading } from './reading.ts';
import { student } from './student.ts';
import { task } from './task.ts';

/** Every call of the product. The server serves this table, the page and the tests call it, the docs are printed from it. */
export const contract = calls({ student, common, points, task, attempt, reading, listening });
export type Contract = typeof contract;
