import type { ParagraphRole } from '../../report.ts';
import { countWords } from '../../text/essay-text.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { firstSentence, modelEssay, paragraphsOf } from '../model-essay.ts';

/** A first sentence that names no point: it could open a paragraph of any essay. */
const EMPTY_OPENING =
  /^\W*(?:on the (?:one|other) hand,? |however,? |firstly,? |secondly,? )?(?:there (?:are|is) (?:also )?(?:\w+ ){0,2}(?:reasons?|causes?|solutions?|ways?|problems?|advantages?|disadvantages?|benefits?|drawbacks?|ideas?|measures?|effects?)|i have (?:some|many|several|two|three) \w+|\w+(?: \w+){0,3} ha(?:s|ve) (?:many|some|several|a lot of|both) (?:\w+ )?(?:advantages|disadvantages|benefits|problems|drawbacks))\b/i;
/** Who is meant stands in another paragraph. */
const POINTS_BACK = /^\W*(they|he|she)\b/i;

/** How the paragraphs of the body begin. */
export function openingPoints(facts: Facts): Point[] {
  const { structure, request } = facts;
  const bodies = structure.filter((one) => one.role === 'body');
  const empty = bodies.find((one) => EMPTY_OPENING.test(one.point.text) && countWords(one.point.text) <= 14);
  const back = structure.slice(1).find((one) => one.role === 'body' && POINTS_BACK.test(one.point.text));
  const at = (one: ParagraphRole) => structure.indexOf(one) + 1;
  const example = modelOpening(facts);
  return [
    ...(empty && !isLetter(request)
      ? [
          weakness(
            1.6,
            `第 ${at(empty)} 段的第一句没有说出要点，放在哪篇文章里都行。`,
            `The first sentence of paragraph ${at(empty)} names no point; it could open a paragraph of any essay.`,
            empty.point,
            example
              ? {
                  zh: `7 分的段首句就说出要点。${example.band} 分范文有一段这样开头：${example.text}`,
                  en: `A 7 says the point here. One paragraph of the band ${example.band} essay opens: "${example.text}"`,
                }
              : {
                  zh: '7 分的段首句就说出这一段最重要的一点。',
                  en: "A 7 says the paragraph's most important point here.",
                },
          ),
        ]
      : []),
    ...(back
      ? [
          weakness(
            1.3,
            `第 ${at(back)} 段以“${POINTS_BACK.exec(back.point.text)![1]}”开头，指的是谁要到上一段去找。`,
            `Paragraph ${at(back)} opens with "${POINTS_BACK.exec(back.point.text)![1]}": what it means stands in the paragraph before.`,
            back.point,
            { zh: '新的一段用名词开头。', en: 'Open a new paragraph with the noun.' },
          ),
        ]
      : []),
    ...numberFirst(facts, bodies),
    ...compared(facts, bodies),
  ];
}

/** Taken out of its essay such a sentence says nothing. */
const LEANS = /\b(?:this|these|such|it follows|however|therefore|same|both|the second|that)\b/i;

/** The first sentence of a paragraph of the model that says what the paragraph shows. */
function modelOpening(facts: Facts): { band: number; text: string } | null {
  const model = modelEssay(facts);
  const firsts = model ? paragraphsOf(model, 'body').map(firstSentence) : [];
  const text = firsts.find((one) => !/[\d?]/.test(one) && !LEANS.test(one));
  return model && text ? { band: model.band, text } : null;
}

/** With a superlative the sentence has said something about the whole. */
const SUMS_UP =
  /\b(?:highest|lowest|largest|smallest|biggest|most|least|trend|pattern|similar|top|peak\w*|increase\w*|decrease\w*|rose|ris\w+|fell|fall\w*)\b/i;

/** Task 1: a paragraph that opens with a number tells what it shows too late. */
function numberFirst(facts: Facts, bodies: ParagraphRole[]): Point[] {
  if (facts.request.task === 2 || isLetter(facts.request)) return [];
  const first = bodies.find(
    (one) => /\d/.test(one.point.text.replace(/\b(?:19|20)\d\d\b/g, '')) && !SUMS_UP.test(one.point.text),
  );
  if (!first) return [];
  const at = facts.structure.indexOf(first) + 1;
  const model = modelOpening(facts);
  return [
    weakness(
      1.05,
      `第 ${at} 段一开头就是数字，读者还不知道这一段要说明什么。`,
      `Paragraph ${at} opens with a number, before the reader knows what the paragraph shows.`,
      first.point,
      model
        ? {
            zh: `7 分的报告先用一句话说出这一段的要点。${model.band} 分范文有一段这样开头：${model.text}`,
            en: `A 7 first says what the paragraph shows. One paragraph of the band ${model.band} report opens: "${model.text}"`,
          }
        : {
            zh: '7 分的报告先用一句不带数字的话说出这一段的要点。',
            en: 'A 7 first says what the paragraph shows, in a sentence without numbers.',
          },
    ),
  ];
}

/** Where nothing else is to say: how a finished essay opens a paragraph. */
function compared(facts: Facts, bodies: ParagraphRole[]): Point[] {
  const own = bodies[1] ?? bodies[0] ?? facts.structure[0]!;
  // The paragraphs of a letter follow its points, not an argument.
  const model = isLetter(facts.request) ? null : modelOpening(facts);
  if (!model)
    return [
      weakness(
        0.2,
        '只读每段的第一句：能看出这一段和上一段的关系吗？',
        'Read only the first sentences of your paragraphs: does this one show how its paragraph follows?',
        own.point,
        { zh: '看不出，就在这一句里用几个词说出来。', en: 'If not, say it in a few words of this sentence.' },
      ),
    ];
  return [
    weakness(
      0.4,
      '这一段的首句可以和高分范文对照：范文的首句说出了那一段要证明什么。',
      'Hold the first sentence of this paragraph against one of the model, which says what its paragraph will show.',
      own.point,
      {
        zh: `${model.band} 分范文有一段这样开头：${model.text}`,
        en: `One paragraph of the band ${model.band} answer opens: "${model.text}"`,
      },
    ),
  ];
}
