import type { ItemCheck, PackCheck } from './check-list.ts';
import { headChecks } from './heads.ts';
import { ideaBankChecks } from './idea-banks.ts';
import { languageChecks } from './languages.ts';
import { lessonStepChecks } from './lesson-steps.ts';
import { menuChecks } from './menus.ts';
import { biasChecks } from './pack-bias.ts';
import { wholeChecks } from './pack-whole.ts';
import { announcerChecks } from './papers/announcer.ts';
import { evidenceChecks } from './papers/evidence.ts';
import { gapChecks } from './papers/gaps.ts';
import { numberingChecks } from './papers/numbering.ts';
import { optionChecks } from './papers/options.ts';
import { passageChecks } from './papers/passage.ts';
import { clipChecks, recordingChecks } from './papers/recordings.ts';
import { scriptChecks } from './papers/script.ts';
import { textChecks } from './papers/texts.ts';
import { typedAnswerChecks } from './papers/typed-answers.ts';
import { assetChecks, pictureChecks } from './pictures.ts';
import { blueprintChecks, blueprintItemChecks } from './process/blueprints.ts';
import { distractorChecks } from './process/distractors.ts';
import { leakChecks } from './process/leaks.ts';
import { recordChecks } from './process/records.ts';
import { registerChecks, registerItemChecks } from './process/register.ts';
import { reservedChecks } from './process/reserved.ts';
import { setChecks } from './process/sets.ts';
import { spreadChecks, spreadItemChecks } from './process/spread.ts';
import { referenceChecks } from './references.ts';
import { segmentedChecks } from './segmented.ts';
import { sentenceChecks } from './sentences.ts';
import { speakingChecks } from './speaking.ts';
import { teachingChecks } from './teaching.ts';
import { trainingChecks } from './training.ts';
import { typeChecks } from './types.ts';
import { wordChecks } from './words.ts';
import { essayChecks } from './writing/essays.ts';
import { figureChecks } from './writing/figures.ts';

/** Every check. A new one is an entry in its list here, and a fault in the tables of `testing/*-faults.ts`. */
export const ITEM_CHECKS: ItemCheck[] = [
  ...headChecks,
  ...languageChecks,
  ...numberingChecks,
  ...typeChecks,
  ...gapChecks,
  ...optionChecks,
  ...typedAnswerChecks,
  ...evidenceChecks,
  ...passageChecks,
  ...scriptChecks,
  ...textChecks,
  ...announcerChecks,
  ...recordingChecks,
  ...pictureChecks,
  ...figureChecks,
  ...essayChecks,
  ...trainingChecks,
  ...wordChecks,
  ...sentenceChecks,
  ...segmentedChecks,
  ...speakingChecks,
  ...ideaBankChecks,
  ...referenceChecks,
  ...teachingChecks,
  ...lessonStepChecks,
  ...menuChecks,
  ...recordChecks,
  ...registerItemChecks,
  ...spreadItemChecks,
  ...blueprintItemChecks,
];

export const PACK_CHECKS: PackCheck[] = [
  ...wholeChecks,
  ...assetChecks,
  ...clipChecks,
  ...biasChecks,
  ...leakChecks,
  ...setChecks,
  ...registerChecks,
  ...spreadChecks,
  ...reservedChecks,
  ...blueprintChecks,
  ...distractorChecks,
];
