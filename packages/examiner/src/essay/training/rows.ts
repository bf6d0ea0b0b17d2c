import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Features, measure } from '../features/measure.ts';
import { type EncoderView, viewOf } from '../model/encoder.ts';
import { topicRow, topicSigns } from '../relevance.ts';
import { cleanText, readEssay } from '../text/essay-text.ts';
import { type Tools, WEIGHTS } from '../tools.ts';
import { dataHash, type MarkedEssay, readMarked, readOutOfFold } from './data.ts';

/** A marked essay as the models see it, with what the encoder said when it had not seen this prompt. */
export type Row = MarkedEssay & {
  fold: number;
  features: Features;
  view: EncoderView;
  /** Other encoders on the same folds, for the comparison only. */
  others: Record<string, number>;
  topic: { right: number[]; wrong: number[]; enough: boolean };
};

export function readRows(tools: Tools, print: (line: string) => void): Row[] {
  const essays = [...readMarked('kaggle_ielts'), ...readMarked('ellipse')];
  const outOfFold = readOutOfFold(WEIGHTS);
  const measured = cached(essays, tools, print);
  return essays.flatMap((essay, i) => {
    const seen = outOfFold[essay.id];
    if (!seen) return [];
    return [{ ...essay, fold: seen.fold, view: viewOf(seen.view), others: seen.others ?? {}, ...measured[i]! }];
  });
}

type Measured = Pick<Row, 'features' | 'topic'>;

/** Measuring all essays takes minutes; the numbers are kept until the code or the data changes. */
function cached(essays: MarkedEssay[], tools: Tools, print: (line: string) => void): Measured[] {
  const folder = process.env.EXAMINER_CACHE ?? '.cache/examiner';
  const file = join(folder, `features-${dataHash(essays)}-${codeHash()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Measured[];
  const others = {
    1: essays.filter((e) => e.task === 1),
    2: essays.filter((e) => e.task === 2 && e.source === 'kaggle_ielts'),
  };
  const measured = essays.map((marked, i) => {
    if (i % 1000 === 0) print(`measuring essay ${i} of ${essays.length}`);
    const pool = others[marked.task].filter((one) => one.promptId !== marked.promptId);
    return measureOne(marked, pool[(i * 37) % pool.length]!.prompt, tools);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(measured));
  return measured;
}

function measureOne(marked: MarkedEssay, wrongPrompt: string, tools: Tools): Measured {
  const essay = readEssay(cleanText(marked.essay));
  const errors = essay.sentences.flatMap((sentence) => tools.detect(tools.tag(sentence)));
  const features = measure(essay, marked.prompt, marked.task, tools.spelling, errors);
  const right = topicSigns(essay, marked.prompt, tools.vectors);
  const wrong = topicSigns(essay, wrongPrompt, tools.vectors);
  return { features, topic: { right: topicRow(right), wrong: topicRow(wrong), enough: right.enough && wrong.enough } };
}

/** Any change to what reads text may change a number. */
function codeHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['../features/', '../text/', '../errors/']) {
    const names = readdirSync(new URL(folder, import.meta.url), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .sort();
    for (const name of names) hash.update(readFileSync(new URL(folder + name, import.meta.url)));
  }
  for (const name of ['../relevance.ts', '../model/word-vectors.ts', '../../../weights/rules.json']) {
    hash.update(readFileSync(new URL(name, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 12);
}
