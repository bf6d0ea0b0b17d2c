import type { ItemCheck, PackCheck } from './check-list.ts';
import { essayChecks } from './essays.ts';
import { evidenceChecks } from './evidence.ts';
import { figureChecks } from './figures.ts';
import { gapChecks } from './gaps.ts';
import { headChecks } from './heads.ts';
import { languageChecks } from './languages.ts';
import { menuChecks } from './menus.ts';
import { numberingChecks } from './numbering.ts';
import { optionChecks } from './options.ts';
import { biasChecks } from './pack-bias.ts';
import { wholeChecks } from './pack-whole.ts';
import { passageChecks } from './passage.ts';
import { assetChecks, pictureChecks } from './pictures.ts';
import { clipChecks, recordingChecks } from './recordings.ts';
import { referenceChecks } from './references.ts';
import { scriptChecks } from './script.ts';
import { teachingChecks } from './teaching.ts';
import { trainingChecks } from './training.ts';
import { typedAnswerChecks } from './typed-answers.ts';
import { typeChecks } from './types.ts';
import { wordChecks } from './words.ts';

/** Everything that is looked at. A new check is one entry in its family, and one fault in `seeded-faults.ts`. */
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
  ...recordingChecks,
  ...pictureChecks,
  ...figureChecks,
  ...essayChecks,
  ...trainingChecks,
  ...wordChecks,
  ...referenceChecks,
  ...teachingChecks,
  ...menuChecks,
];

export const PACK_CHECKS: PackCheck[] = [...wholeChecks, ...assetChecks, ...clipChecks, ...biasChecks];
