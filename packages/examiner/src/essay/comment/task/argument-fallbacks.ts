import type { ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf } from '../model-essay.ts';
import { hasExample } from '../signals.ts';
import { ANNOUNCES, POSITION } from './part-kinds.ts';

/** Where nothing else is to say: how a finished essay draws its conclusion. */
export function modelEnding(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'conclusion')[0];
  const own = facts.structure.at(-1);
  if (!theirs || own?.role !== 'closing') return [];
  return [
    weakness(
      0.3,
      '结尾可以和高分范文对照：它除了重复观点，还说了什么？',
      'Hold your ending against that of the model: what does it say beyond repeating the view?',
      own.point,
      {
        zh: `${model.band} 分范文的结尾：${theirs}`,
        en: `The band ${model.band} essay ends: "${theirs}"`,
      },
    ),
  ];
}

/** Lines instead of paragraphs: what supports what cannot be told by where it stands. */
export const isInLines = ({ structure }: Pick<Facts, 'structure'>): boolean =>
  structure.filter((one) => one.role === 'body' && one.sentences === 1).length >= LINES;
const LINES = 3;

/** A view, somebody else's view or the end of the essay: none of them needs a case of its own. */
const NO_CLAIM =
  /^\W*(?:in any (?:way|case)|some (?:people|say|argue)|others|as per|in conclusion|to conclude|it is true)\b|\bsome (?:people|would|might|say|\w+ (?:think|say|believe|argue|claim))\b/i;

/** The last paragraph draws the conclusion from what was said, whatever it is called. */
export const isEnding = ({ structure }: Pick<Facts, 'structure'>, one: ParagraphRole) =>
  one === structure.at(-1) &&
  (POSITION.test(one.point.text) ||
    /\b(?:stated|mentioned|given|above|these) reasons\b|\breasons (?:stated|mentioned|given|above)\b/i.test(
      one.point.text,
    ));

/** A claim stands at the head of its paragraph; in a text of one block it may stand anywhere. */
const claimsOf = (facts: Facts, paragraph: ParagraphRole) => {
  if (paragraph.role === 'single') return inside(facts, paragraph);
  const needsNone = isEnding(facts, paragraph) || hasExample(facts.essay.text.slice(paragraph.start, paragraph.end));
  return needsNone ? [] : inside(facts, paragraph).slice(0, 2);
};

/** For a question without a finished essay: the claim of a paragraph that has no case anywhere. */
export function unsupported(facts: Facts): Point[] {
  const { essay } = facts;
  if (isInLines(facts)) return [];
  const claim = facts.structure
    .filter((one) => one.role === 'body' || one.role === 'single')
    .flatMap((one) => claimsOf(facts, one))
    .find((one) => {
      const next = essay.sentences[essay.sentences.indexOf(one) + 1];
      return (
        /\b(?:people|they|students|workers|government|companies|children)\b/i.test(one.text) &&
        one.words.length >= 8 &&
        !/^\W*(?:if|when|although)\b/i.test(one.text) &&
        !NO_CLAIM.test(one.text) &&
        !/^\W*(?:they|it|this|these|he|she)\b/i.test(one.text) &&
        !POSITION.test(one.text) &&
        !/\?\W*$/.test(one.text) &&
        !hasExample(one.text) &&
        !ANNOUNCES.test(one.text) &&
        !(next && hasExample(next.text))
      );
    });
  if (!claim) return [];
  return [
    weakness(
      0.2,
      '这一句和下一句都没有例子，也没有数字。',
      'Neither this claim nor the sentence after it gives a case or a number.',
      quote(claim),
      {
        zh: '7 分的文章会接着写一个具体的例子：谁、在哪里、结果怎样。',
        en: 'A 7 would go on with one case: who, where, with what result.',
      },
    ),
  ];
}
