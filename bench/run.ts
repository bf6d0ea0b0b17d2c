import { cpus, loadavg } from 'node:os';
import { analysisBench } from './analysis/pages.ts';
import { answerSaveBench } from './answer-save.ts';
import { apiBench } from './api.ts';
import { economyBench } from './economy.ts';
import { examinerBench } from './examiner.ts';
import { firstLoadBench } from './first-load.ts';
import { historyBench } from './history.ts';
import { lessonBench } from './lesson/opens.ts';
import { lighthouseBench } from './lighthouse.ts';
import { memoryBench } from './memory.ts';
import { mistakesBench } from './mistakes/book.ts';
import { mistakeCardsBench } from './mistakes/cards.ts';
import { mockBench } from './mock/candidates.ts';
import { exportBench } from './personal-data/export.ts';
import { pgliteBench } from './pglite.ts';
import { playerBench } from './player.ts';
import { practiceMixedBench } from './practice-mixed.ts';
import { routeSwitchBench } from './route-switch.ts';
import { speakingBench } from './speech/speaking.ts';
import { speechBench } from './speech/speech.ts';
import { startBench } from './start.ts';
import { trainingBench } from './training/cards.ts';
import { vocabularyBench } from './vocabulary.ts';
import { writingFeedbackBench } from './writing/feedback.ts';
import { writingBench } from './writing.ts';
import { writingEditorBench } from './writing-editor.ts';

/** `npm run bench -- name …`: measures and prints. Times depend on the machine, so nothing passes or fails here. */
const BENCHES: Record<string, () => Promise<void>> = {
  start: startBench,
  'first-load': firstLoadBench,
  'route-switch': routeSwitchBench,
  lighthouse: lighthouseBench,
  pglite: pgliteBench,
  api: apiBench,
  player: playerBench,
  'answer-save': answerSaveBench,
  history: historyBench,
  analysis: analysisBench,
  export: exportBench,
  'practice-mixed': practiceMixedBench,
  economy: economyBench,
  mistakes: mistakesBench,
  'mistake-cards': mistakeCardsBench,
  mock: mockBench,
  examiner: examinerBench,
  memory: memoryBench,
  speech: speechBench,
  speaking: speakingBench,
  lesson: lessonBench,
  training: trainingBench,
  vocabulary: vocabularyBench,
  writing: writingBench,
  'writing-editor': writingEditorBench,
  'writing-feedback': writingFeedbackBench,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (names.length === 0 || unknown.length > 0) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}   (several names run one after another)`);
  process.exitCode = 2;
} else {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const name of names) await BENCHES[name]?.();
}
