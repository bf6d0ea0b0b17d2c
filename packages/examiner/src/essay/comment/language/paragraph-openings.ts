import { figureNames } from '../../figures/names.ts';
import type { Both, ParagraphRole } from '../../report.ts';
import { countWords } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { firstSentence, modelEssay, paragraphsOf } from '../model-essay.ts';

/** A first sentence that names no point: it could open a paragraph of any essay. */
const EMPTY_OPENING =
  /^\W*(?:on the (?:one|other) hand,? |however,? |firstly,? |secondly,? )?(?:there (?:are|is) (?:also )?(?:\w+ ){0,2}(?:reasons?|causes?|solutions?|ways?|problems?|advantages?|disadvantages?|benefits?|drawbacks?|ideas?|measures?|effects?)|i have (?:some|many|several|two|three) \w+|\w+(?: \w+){0,3} ha(?:s|ve) (?:many|some|several|a lot of|both) (?:\w+ )?(?:advantages|disadvantages|benefits|problems|drawbacks))\b/i;
/** Who is meant stands in another paragraph. */
const POINTS_BACK = /^\W*(they|he(?! or she\b|\/she\b)|she(?! or he\b|\/he\b))\b/i;

/** How the paragraphs of the body begin. */
export function openingPoints(facts: Facts): Point[] {
  const { structure, request } = facts;
  const bodies = structure.filter((one) => one.role === 'body');
  const empty = bodies.find((one) => EMPTY_OPENING.test(one.point.text) && countWords(one.point.text) <= 14);
  const back = structure.slice(1).find((one) => one.role === 'body' && POINTS_BACK.test(one.point.text));
  const at = (one: ParagraphRole) => structure.indexOf(one) + 1;
  return [
    ...(empty && !isLetter(request)
      ? [
          weakness(
            1.6,
            `第 ${at(empty)} 段的第一句没有说出要点，放在哪篇文章里都行。`,
            `The first sentence of paragraph ${at(empty)} names no point; it could open a paragraph of any essay.`,
            empty.point,
            pointBehind(facts, empty),
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
    ...figuresFirst(facts, bodies),
  ];
}

const OPENER =
  /^\W*(?:first(?:ly)?|first of all|to begin with|to start with|for example|for instance|the first (?:one|reason) is(?: that)?)[,:]?\s+/i;

/** The learner's own next sentence mostly holds the point that the first one only announces. */
function pointBehind(facts: Facts, paragraph: ParagraphRole): Both {
  const next = inside(facts, paragraph)[1];
  if (!next)
    return {
      zh: '7 分的段首句就说出这一段最重要的一点。',
      en: "A 7 says the paragraph's most important point here.",
    };
  const sure = facts.corrections.filter((one) => one.certain && one.start >= next.start && one.end <= next.end);
  const text = applyEdits(
    next.text,
    sure.map(({ start, end, replacement }) => ({ start: start - next.start, end: end - next.start, replacement })),
  );
  const words = text
    .replace(OPENER, '')
    .replace(/[.!?]+$/, '')
    .split(/\s+/);
  const said = words.length > 14 ? `${words.slice(0, 14).join(' ')} …` : words.join(' ');
  return {
    zh: `7 分的段首句就说出要点。你的要点在下一句（${said}）：把它提到段首。`,
    en: `A 7 says the point here. Yours comes in the next sentence ("${said}"): open with it.`,
  };
}

/** Taken out of its report such a sentence says nothing. */
const LEANS = /\b(?:this|these|such|however|therefore|same|both|the second|that|loss|longer|other|others|rest)\b/i;

/** The first sentence of a paragraph of the model report that says, without numbers, what its paragraph shows. */
function modelOpening(facts: Facts): { band: number; text: string } | null {
  const model = modelEssay(facts);
  const names = figureNames(facts.request).map((one) => one.toLowerCase());
  const text = (model ? paragraphsOf(model, 'body').map(firstSentence) : []).find(
    (one) =>
      !/[\d?]/.test(one) &&
      !LEANS.test(one) &&
      countWords(one) >= 7 &&
      names.some((name) => one.toLowerCase().includes(name)),
  );
  return model && text ? { band: model.band, text } : null;
}

/** With a direction or a superlative the sentence has said something about the whole. */
const SAYS_MORE =
  /\b(?:highest|lowest|largest|smallest|biggest|most|least|more|less|fewer|than|trend|pattern|similar|top|peak\w*|increas\w*|decreas\w*|rose|ris\w+|fell|fall\w*|declin\w*|dropp?\w*|grew|grow\w*|went|go(?:es)? (?:up|down)|same|different|first place|rank\w*|led|leading|while|whereas|but|only)\b/i;

/** Task 1: a paragraph that begins with single figures tells what they show too late. */
function figuresFirst(facts: Facts, bodies: ParagraphRole[]): Point[] {
  const { task, prompt, figure } = facts.request;
  const drawn = [figure ?? []].flat().some((one) => one.type === 'process' || one.type === 'map');
  if (
    task === 2 ||
    isLetter(facts.request) ||
    drawn ||
    /\b(?:process|diagrams?|maps?|plans?|pictures?)\b/i.test(prompt)
  )
    return [];
  // A paragraph of one line has nothing behind its first sentence.
  const first = bodies.find(
    (one) => one.sentences > 1 && numbersIn(one.point.text).length > 0 && !SAYS_MORE.test(one.point.text),
  );
  if (!first) return [];
  const at = facts.structure.indexOf(first) + 1;
  const numbers = numbersIn(first.point.text).slice(0, 3);
  const model = modelOpening(facts);
  return [
    weakness(
      1.05,
      `第 ${at} 段的第一句就给出单个数据（${numbers.join('、')}），没有先说这些数据说明什么。`,
      `The first sentence of paragraph ${at} already gives single figures (${numbers.join(', ')}) without saying first what they show.`,
      first.point,
      model
        ? {
            zh: `7 分的报告先用一句话概括。${model.band} 分范文有一段这样开头：${model.text}`,
            en: `A 7 first sums them up in a sentence. One paragraph of the band ${model.band} report opens: "${model.text}"`,
          }
        : {
            zh: '7 分的报告先用一句不带数字的话概括：哪个最高，哪个变得最多。',
            en: 'A 7 first sums them up in a sentence without numbers: which is highest, or which changed most.',
          },
    ),
  ];
}

/** Values as they are written; years and times of day are none. */
const numbersIn = (text: string): string[] =>
  text
    .replace(/\b(?:19|20)\d\d\b|\b\d+(?:[:.]\d\d)? ?[ap]\.?m\b\.?/gi, ' ')
    .match(/[£$€]?\d[\d,]*(?:\.\d+)?(?:%| (?:million|thousand|billion))?/g) ?? [];
