import type { Criterion, EssayRequest } from '../report.ts';
import { sharedTools } from '../shared.testing.ts';
import { readEssay } from '../text/essay-text.ts';
import { correctionsOf, forReport } from './corrections.ts';
import type { Facts } from './facts.ts';
import { upgradesOf } from './language/upgrades.ts';
import { unwantedSentences } from './parts/unwanted.ts';
import { sureSlips } from './slips/sure-slips.ts';
import { structureOf } from './structure.ts';
import { keyFeaturesIn } from './task/key-features.ts';
import { questionParts } from './task/question-parts.ts';

/**
 * What the rules of the report are told about a text, at one band for everything, without an estimate, and as if a
 * tagger had read it and had no doubts.
 */
export function factsOf(text: string, band: number, asked: Partial<EssayRequest> = {}): Facts {
  const tools = sharedTools();
  const request: EssayRequest = { task: 2, prompt: 'Do you agree or disagree?', essay: text, ...asked };
  const essay = readEssay(text);
  const found = forReport(
    essay,
    correctionsOf(
      essay,
      essay.sentences.flatMap((one) => tools.detect(tools.tag(one))),
    ),
    tools.spelling,
  );
  const structure = structureOf(essay, request);
  const one = { band, low: band, high: band };
  const criteria: Record<Criterion, typeof one> = { tr: one, cc: one, lr: one, gra: one };
  return {
    request,
    essay,
    own: essay,
    words: essay.words.length,
    features: {},
    topic: 1,
    loss: { offTopic: 0, tooShort: 0 },
    bands: { overall: one, criteria },
    corrections: [...found, ...sureSlips(essay, request, found)].sort((a, b) => a.start - b.start),
    warnings: [],
    tools,
    structure,
    coverage: questionParts(essay, request, structure, tools.vectors),
    figureChecks: [],
    keyFeatures: keyFeaturesIn(essay, request.material, tools.vectors),
    upgrades: upgradesOf(essay, request.task),
    unwanted: unwantedSentences({ essay, request, structure }),
    suspected: [],
  };
}
