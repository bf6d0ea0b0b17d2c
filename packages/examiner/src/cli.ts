import { measureRules } from './essay/training/measure-rules.ts';

const commands: Record<string, () => Promise<void> | void> = {
  rules: () => measureRules(console.log, process.argv.includes('--half')),
  tagger: async () => (await import('./essay/training/measure-tagger.ts')).measureTagger(console.log),
  grammar: async () => {
    const { grammarLines } = await import('./essay/training/measure-tagger.ts');
    await grammarLines((await import('./essay/tools.ts')).openTools(), console.log);
  },
  learners: async () => (await import('./essay/training/learners/measure-learners.ts')).measureLearners(console.log),
  train: async () => (await import('./essay/training/train.ts')).train(console.log),
  counted: async () => (await import('./essay/training/counted.ts')).fitCounted(console.log),
  figures: async () =>
    (await import('./essay/training/figures/figure-lines.ts')).figureLines(
      console.log,
      process.argv.includes('--missed'),
    ),
  weaknesses: async () =>
    (await import('./essay/training/shown/weakness-lines.ts')).weaknessLines(console.log, {
      method: process.argv.includes('--trained') ? 'trained' : 'counted',
      web: process.argv.includes('--web'),
    }),
  field: async () => {
    const { fieldLines, listField, storeField } = await import('./essay/training/field/field-readings.ts');
    const [what, ...rest] = process.argv.slice(3);
    if (what === 'list') await listField(rest, console.log);
    else if (what === 'store') storeField(rest, console.log);
    else fieldLines(console.log);
  },
  margin: async () => {
    const folder = process.argv[3];
    if (folder) (await import('./essay/training/margin/margin-rows.ts')).writeMarginRows(folder, console.log);
    else await (await import('./essay/training/margin/measure-margin.ts')).measureMargin(console.log);
  },
  unjudged: async () => (await import('./essay/training/judged/judge.ts')).printUnjudged(console.log),
  judge: async () => {
    const { storeJudgements } = await import('./essay/training/judged/judge.ts');
    await storeJudgements(process.argv[3] ?? '', process.argv[4] ?? 'reader', console.log);
  },
  evaluate: async () => {
    if (process.argv.includes('--speech'))
      await (await import('./speech/training/evaluate-speech.ts')).evaluateSpeech(folderOfReadings(), console.log);
    else await (await import('./essay/training/evaluate.ts')).evaluate(console.log);
  },
  'fit-speech': async () =>
    (await import('./speech/training/fit-command.ts')).fitSpeechWeights(folderOfReadings(), console.log),
};

/** `--data DIR`: labels.jsonl and its recordings. */
function folderOfReadings(): string {
  const flag = process.argv.indexOf('--data');
  const folder = flag > 0 ? process.argv[flag + 1] : undefined;
  if (!folder) throw new Error('Say where the marked readings are: --data DIR');
  return folder;
}

const name = process.argv[2] ?? '';
const command = commands[name];
if (!command) {
  console.error(`Say what to do: npm run examiner -- ${Object.keys(commands).join(' | ')}`);
  process.exitCode = 1;
} else {
  await command();
}
