import type { WordVectors } from '../model/word-vectors.ts';
import { contentStems } from '../relevance.ts';
import type { KeyFeature, TaskMaterial } from '../report.ts';
import type { EssayText } from '../text/essay-text.ts';
import { quote } from './quote.ts';

const UP =
  /\b(?:increas\w*|rose|rise\w*|ris\w+|grew|grow\w*|climb\w*|gain\w*|more|higher|went up|doubl\w*|tripl\w*|quadrupl\w*|overt\w*)\b/i;
const DOWN =
  /\b(?:decreas\w*|fell|fall\w*|drop\w*|declin\w*|lost|less|lower|went down|shr[aiu]nk\w*|dwindl\w*|slip\w*|halv\w*)\b/i;

/**
 * Which of the figure's key features the essay reports. A feature is found when one or two neighbouring sentences share
 * its things and either its numbers or its direction. What is not found is asked about, never called missing.
 */
export function keyFeaturesIn(
  essay: EssayText,
  material: TaskMaterial | undefined,
  vectors: WordVectors,
): KeyFeature[] {
  return (material?.keyFeatures ?? []).map(({ text, must = true }) => {
    const stems = contentStems(text.en);
    const numbers = numbersIn(text.en);
    const wanted = vectors.of(text.en);
    const best = essay.sentences
      .map((sentence, i) => {
        const next = essay.sentences[i + 1];
        const both = next && next.paragraph === sentence.paragraph ? `${sentence.text} ${next.text}` : sentence.text;
        const used = contentStems(both);
        const shared = [...stems].filter((one) => used.has(one)).length / Math.max(1, stems.size);
        const said = numbersIn(both);
        const told = numbers.length ? numbers.filter((one) => said.includes(one)).length / numbers.length : 0;
        const way = (UP.test(text.en) && UP.test(both)) || (DOWN.test(text.en) && DOWN.test(both)) ? 0.15 : 0;
        return { sentence, score: shared + 0.6 * told + way + 0.4 * vectors.similar(vectors.of(both), wanted) };
      })
      .sort((a, b) => b.score - a.score)[0];
    const found = best !== undefined && best.score >= 0.62;
    return { text, must, found, ...(found ? { evidence: quote(best.sentence) } : {}) };
  });
}

const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((one) => one.replaceAll(',', ''))
    .filter((one) => !/^(?:19|20)\d\d$/.test(one));
