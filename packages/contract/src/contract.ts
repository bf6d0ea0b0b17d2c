import { admin } from './admin.ts';
import { analysis } from './analysis.ts';
import { calls } from './call.ts';
import { course } from './courses.ts';
import { points } from './economy/coins.ts';
import { studentInvite } from './economy/invite.ts';
import { task } from './economy/tasks.ts';
import { history } from './history.ts';
import { student } from './identity.ts';
import { intensiveListening } from './intensive-listening.ts';
import { listening } from './listening.ts';
import { pay } from './membership.ts';
import { mistakes } from './mistakes.ts';
import { exam } from './mock.ts';
import { organisationStaff } from './organisation/staff.ts';
import { organisation } from './organisation.ts';
import { personalData } from './personal-data.ts';
import { plan, studentPlan } from './planner.ts';
import { attempt } from './practice/attempt.ts';
import { reading } from './reading.ts';
import { recording } from './recordings.ts';
import { common } from './shell.ts';
import { speakingReport } from './speaking/scoring.ts';
import { speakingSharing } from './speaking/sharing.ts';
import { speakingSitting } from './speaking/sitting.ts';
import { speakingTopics } from './speaking/topics.ts';
import { training } from './training.ts';
import { vocabulary } from './vocabulary.ts';
import { exerciseCompare, writingFeedback } from './writing/feedback.ts';
import { writingIdeas } from './writing/ideas.ts';
import { modelEssayFlow, modelEssayPapers } from './writing/model-essay.ts';
import { exercisePapers, topic, writingPapers } from './writing/papers.ts';
import { exerciseRecords, writingRecords } from './writing/records.ts';
import { exerciseScoring, writingScoring } from './writing/scoring.ts';
import { writingSegmented } from './writing/segmented.ts';
import { exerciseShare, writingShare } from './writing/share.ts';
import { writingSlips } from './writing/slips.ts';
import { writingStudy } from './writing/study.ts';
import { exerciseSubject } from './writing/subject.ts';

/** Every call of the product. The server serves this table, the page and the tests call it, the docs are printed from it. */
export const contract = calls({
  student: { ...student, ...studentInvite, ...studentPlan },
  common,
  points,
  task,
  pay,
  plan,
  exam,
  course,
  organisation: { ...organisation, ...organisationStaff },
  attempt,
  reading,
  listening: { ...listening, ...intensiveListening },
  exercise: {
    ...exercisePapers,
    ...exerciseRecords,
    ...exerciseScoring,
    ...exerciseCompare,
    ...exerciseShare,
    ...exerciseSubject,
  },
  writing: {
    ...writingPapers,
    ...writingRecords,
    ...writingScoring,
    ...writingFeedback,
    ...writingSlips,
    ...writingStudy,
    ...writingIdeas,
    ...writingShare,
    ...writingSegmented,
  },
  modelEssay: { ...modelEssayPapers, ...modelEssayFlow },
  topic,
  vocabulary,
  mistakes,
  training,
  speaking: { ...speakingTopics, ...speakingSitting, ...speakingReport, ...speakingSharing },
  history,
  recording,
  analysis,
  personalData,
  admin,
});
export type Contract = typeof contract;
