import type { PersonalData } from './db/personal/personal-data.ts';
import { analysisData } from './features/analysis/personal-data.service.ts';
import { coursesData } from './features/courses/personal-data.service.ts';
import { economyData } from './features/economy/personal-data.service.ts';
import { historyData } from './features/history/personal-data.service.ts';
import { identityData } from './features/identity/personal-data.service.ts';
import { intensiveListeningData } from './features/intensive-listening/personal-data.service.ts';
import { membershipData } from './features/membership/personal-data.service.ts';
import { mistakesData } from './features/mistakes/personal-data.service.ts';
import { mockData } from './features/mock/personal-data.service.ts';
import { organisationData } from './features/organisation/personal-data.service.ts';
import { ownData } from './features/personal-data/own-data.service.ts';
import { plannerData } from './features/planner/personal-data.service.ts';
import { practiceData } from './features/practice/personal-data.service.ts';
import { recordingsData } from './features/recordings/personal-data.service.ts';
import { shellData } from './features/shell/personal-data.service.ts';
import { speakingData } from './features/speaking/personal-data.service.ts';
import { trainingData } from './features/training/personal-data.service.ts';
import { vocabularyData } from './features/vocabulary/personal-data.service.ts';
import { writingData } from './features/writing/personal-data.service.ts';

/**
 * What every feature keeps about learners: the same list is handed out and forgotten. What others point to stands before
 * them, and the account first of all; a test finds tables that are missing.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  identityData,
  economyData,
  membershipData,
  organisationData,
  plannerData,
  recordingsData,
  coursesData,
  practiceData,
  writingData,
  trainingData,
  intensiveListeningData,
  speakingData,
  mockData,
  vocabularyData,
  mistakesData,
  historyData,
  analysisData,
  shellData,
  ownData,
];
