import { calls } from './call.ts';
import { common } from './common.ts';
import { pay } from './pay.ts';
import { points } from './points.ts';
import { student } from './student.ts';
import { task } from './task.ts';

/** Every call of the product. The server serves this table, the page and the tests call it, the docs are printed from it. */
export const contract = calls({ student, common, points, task, pay });
export type Contract = typeof contract;
