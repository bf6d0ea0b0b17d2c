import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import type { Deps } from './deps.ts';
import { buildEconomy } from './economy-services.ts';
import { adminService } from './features/admin/admin.service.ts';
import { analysisService } from './features/analysis/analysis.service.ts';
import { itemsService } from './features/content/items.service.ts';
import { openPackFile } from './features/content/pack-files.service.ts';
import { recordingsService } from './features/content/recordings.service.ts';
import { coursesService } from './features/courses/courses.service.ts';
import { historyService } from './features/history/history.service.ts';
import type { AccountEvents } from './features/identity/account-events.ts';
import { accountsService } from './features/identity/accounts.service.ts';
import { identityService } from './features/identity/identity.service.ts';
import { goalsService } from './features/identity/learners/goals.service.ts';
import { proofsService } from './features/identity/proof.service.ts';
import { intensiveListeningService } from './features/intensive-listening/intensive-listening.service.ts';
import { listeningKit } from './features/listening/listening.kit.ts';
import { membershipService } from './features/membership/membership.service.ts';
import { memoryScheduler } from './features/mistakes/book/memory-scheduler.ts';
import { mistakesService } from './features/mistakes/mistakes.service.ts';
import { mockService } from './features/mock/mock.service.ts';
import { mockScoresService } from './features/mock/mock-scores.service.ts';
import { membershipDoors } from './features/personal-data/import/doors.ts';
import { personalDataService } from './features/personal-data/personal-data.service.ts';
import { plannerService } from './features/planner/planner.service.ts';
import { attemptsService } from './features/practice/attempts/attempts.service.ts';
import { papersService } from './features/practice/papers/papers.service.ts';
import type { SkillKits } from './features/practice/skill.kit.ts';
import { readingKit } from './features/reading/reading.kit.ts';
import { learnerRecordingsService } from './features/recordings/recordings.service.ts';
import { shellService } from './features/shell/shell.service.ts';
import { speakingService } from './features/speaking/speaking.service.ts';
import { trainingService } from './features/training/training.service.ts';
import { learningService } from './features/vocabulary/learning.service.ts';
import { studyingService } from './features/writing/studying.service.ts';
import { writingService } from './features/writing/writing.service.ts';
import { buildOperatorServices } from './operator-services.ts';
import { PERSONAL_DATA } from './personal-data-list.ts';

/**
 * Every service, built once for a process and given to whoever uses it. A service that keeps something in memory (the
 * catalogue of papers, the list of tasks) keeps it here and nowhere else.
 */
export type Services = ReturnType<typeof buildServices>;

/** What each practised skill hands to practice. */
export const KITS: SkillKits = {
  reading: readingKit,
  listening: listeningKit,
};

export function buildServices(deps: Deps) {
  const operatorServices = buildOperatorServices(deps);
  const { learners, vocabulary, content, coins, mistakeBook, historyIndex, analysisIndex, audit } = operatorServices;
  const membership = membershipService({ ...deps, learners });
  const economy = buildEconomy(deps, operatorServices, membership);
  const { deeds } = economy;
  const items = itemsService(deps);
  const goals = goalsService(deps);
  const papers = papersService({ ...deps, items, learners, membership, kits: KITS });
  const attempts = attemptsService({
    ...deps,
    papers,
    deeds,
    kits: KITS,
    mistakeBook,
    historyIndex,
    analysisIndex,
    audit,
  });
  const { openDictionary } = vocabulary;
  const learnerRecordings = learnerRecordingsService({ ...deps, learners });
  const intensiveListening = intensiveListeningService({
    ...deps,
    ...{ papers, attempts, learners, mistakeBook, openDictionary, recordings: learnerRecordings },
  });
  const { purchases } = economy;
  const writing = writingService({ ...deps, items, learners, membership, purchases, deeds, mistakeBook, historyIndex });
  const mockScores = mockScoresService(deps);
  const speaking = speakingService({
    ...deps,
    ...{ items, learners, purchases, deeds, mistakeBook, historyIndex, recordings: learnerRecordings },
    mock: mockScores,
  });
  const mock = mockService({
    ...deps,
    ...{ items, learners, goals, papers, deeds, historyIndex, attempts, writing },
    ...{ speaking: speaking.mockInterviews, scores: mockScores },
  });
  const learning = learningService({
    ...deps,
    goals,
    learners,
    deeds,
    items,
    papers,
    attempts,
    writing,
    mistakeBook,
    vocabulary,
    reviewed: vocabulary,
    openDictionary: vocabulary.openDictionary,
  });
  const studying = studyingService({ ...deps, items, purchases, learners, membership, writing });
  const training = trainingService({
    ...deps,
    items,
    learners,
    membership,
    deeds,
    mistakeBook,
    historyIndex,
    alone: attempts.alone,
    readings: intensiveListening.readings,
  });
  const shell = shellService({ ...deps, content, learners });
  const recordings = recordingsService({
    ...deps,
    learners,
    openPackFile: openPackFile(deps),
    // Courses need identity and are built after it.
    mayOpen: {
      ...papers.mayOpen,
      lesson: (userId, _, file) => courses.mayHaveLessonFile(userId, file.item, file.path),
      speaking: (userId, _, file) => speaking.mayHear(userId, file),
    },
  });
  const events: AccountEvents = {
    registered: economy.accountEvents.registered,
    mobileBound: economy.accountEvents.mobileBound,
    loggedIn: operatorServices.members.loggedIn,
    hasOffer: operatorServices.members.hasOffer,
    // A guest's plan is paid for, so what they did comes before it. Planner and courses are called through arrow
    // functions because they need identity and are built after it.
    guestMerged: [
      economy.accountEvents.mergeGuest,
      (...guest) => planner.mergeGuest(...guest),
      (...guest) => courses.mergeGuest(...guest),
      // Before its papers move: of two open mocks the guest's is given up.
      mock.mergeGuest,
      attempts.mergeGuest,
      training.mergeGuest,
      learnerRecordings.mergeGuest,
      intensiveListening.mergeGuest,
      speaking.mergeGuest,
      writing.mergeGuest,
      studying.mergeGuest,
      vocabulary.mergeGuest,
      learning.mergeGuest,
      mistakeBook.mergeGuest,
      historyIndex.mergeGuest,
      analysisIndex.mergeGuest,
      shell.mergeGuest,
    ],
  };
  const identity = identityService({ ...deps, events });
  const planner = plannerService({ ...deps, identity, goals, deeds, coins, mock });
  const mistakes = mistakesService({
    ...deps,
    learners,
    scheduler: memoryScheduler,
    learner: planner.gaps,
    owners: {
      attempt: attempts.evidence,
      word: vocabulary.evidence,
      essay: writing.evidence,
      training: training.evidence,
      dictation: intensiveListening.evidence,
      reading: intensiveListening.readingEvidence,
      speaking: speaking.evidence,
    },
  });
  const history = historyService({
    ...deps,
    learners,
    schools: operatorServices.members,
    progress: {
      [RECORD_TYPES.reading]: attempts.progressOf,
      [RECORD_TYPES.listening]: attempts.progressOf,
      [RECORD_TYPES.training_listening]: training.progressOf,
      [RECORD_TYPES.training_reading]: training.progressOf,
      [RECORD_TYPES.training_writing]: training.progressOf,
      [RECORD_TYPES.mock]: mock.progressOf,
      [RECORD_TYPES.writing_task_1]: writing.progressOf,
      [RECORD_TYPES.writing_task_2]: writing.progressOf,
      [RECORD_TYPES.speaking]: speaking.progressOf,
      [RECORD_TYPES.speaking_mock]: speaking.progressOf,
      [RECORD_TYPES.training_speaking]: speaking.progressOf,
    },
  });
  const analysis = analysisService({
    ...deps,
    goals,
    history,
    learning,
    mistakes,
    essays: writing.records,
    sittings: speaking,
  });
  const courses = coursesService({
    ...deps,
    ...{ content, items, learners, deeds, identity, papers, attempts, training, writing, studying },
    speaking: speaking.sittings,
    recordings: learnerRecordings,
  });
  const accounts = accountsService(deps);
  const admin = adminService({
    ...deps,
    ...operatorServices,
    ...{ identity, goals, membership, accounts, mockScores, attempts },
  });
  return {
    ...operatorServices,
    ...economy,
    admin,
    items,
    mock,
    papers,
    attempts,
    intensiveListening,
    writing,
    speaking,
    studying,
    training,
    identity,
    accounts,
    planner,
    mistakes,
    history,
    analysis,
    learning,
    courses,
    membership,
    shell,
    recordings,
    learnerRecordings,
    personalData: personalDataService({
      ...deps,
      ...{ kept: PERSONAL_DATA, proofs: proofsService(deps), learners, words: vocabulary },
      doorsOf: membershipDoors({ ...deps, learners, membership, courses }),
    }),
  };
}
