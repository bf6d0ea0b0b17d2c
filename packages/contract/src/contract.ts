import { attempt } from './attempt.ts';
import { calls } from './call.ts';
import { common } from './common.ts';
import { course } from './course.ts';
import { exam } from './exam.ts';
import { listening } from './listening.ts';
import { organisation } from './organisation.ts';
import { pay } from './pay.ts';
import { plan, studentPlan } from './plan.ts';
import { points } from './points.ts';
import { reading } from './reading.ts';
import { student } from './student.ts';
import { task } from './task.ts';
import { vocabulary } from './vocabulary.ts';

/** Every call of the product. The server serves this table, the page and the tests call it, the docs are printed from it. */
export const contract = calls({
  student: { ...student, ...studentPlan },
  common,
  points,
  task,
  pay,
  plan,
  exam,
  course,
  organisation,
  attempt,
  reading,
  listening,
  vocabulary,
});
export type Contract = typeof contract;
