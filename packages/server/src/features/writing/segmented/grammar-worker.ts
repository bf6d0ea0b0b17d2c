import { parentPort } from 'node:worker_threads';
import { correctionsOf } from '@ninefold/examiner/essay/comment/corrections';
import { cleanText, readEssay } from '@ninefold/examiner/essay/text/essay-text';
import { openTools } from '@ninefold/examiner/essay/tools';

/** The far side of `grammarThread`: the examiner's own rules on one sentence. */
const tools = openTools();

parentPort?.on('message', ({ id, sentence }: { id: number; sentence: string }) => {
  const essay = readEssay(cleanText(sentence));
  const found = essay.sentences.flatMap((one) => tools.detect(tools.tag(one)));
  const findings = correctionsOf(essay, found).map(
    ({ start, end, original, replacement, kind, certain, explanation }) => ({
      kind: kind === 'spelling' ? ('spelling' as const) : ('grammar' as const),
      certain,
      start,
      end,
      original,
      replacement,
      text: explanation,
    }),
  );
  parentPort?.postMessage({ id, findings });
});
