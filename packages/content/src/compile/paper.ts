import { answerForms } from '@ninefold/core/practice/answer-forms';
import { factsOf, type Interaction, isVerdictType, type QuestionType } from '@ninefold/core/practice/question-types';
import { drawMap, MAP_FRAME } from '../figures/map.ts';
import { UNIT } from '../figures/map-style.ts';
import type { Both } from '../schema/common.ts';
import type { Paper } from '../schema/item.ts';
import type { Body, Picture } from '../schema/layout.ts';
import type { Group, Limit, Question } from '../schema/question.ts';
import type { Reading } from '../schema/reading.ts';
import { viewBoxOf } from '../svg.ts';
import { listOf } from '../text.ts';
import { instructionOf } from './instruction.ts';
import type { Drawings } from './parts.ts';
import { withPrintedSign } from './printed-sign.ts';

/** Questions in three parts. Every part lists the fields it takes: a new field is secret until somebody decides otherwise. */

export type PublicOption = { key: string; text: string };
/** `drawn` is the drawing itself and `frame` its field; pins are in its units. Both are missing where the pack's assets were not passed. */
type PublicPicture = Omit<Picture, 'map'> & { drawn?: string; frame?: Frame };
export type Frame = { x: number; y: number; width: number; height: number };
export type PublicBody = Exclude<Body, Picture> | PublicPicture;
export type PublicQuestion = { key: string; n: number[]; text?: string; at?: string; options?: PublicOption[] };
export type PublicGroup = {
  type: QuestionType;
  interaction: Interaction;
  /** The text it asks about, where a paper has several. */
  text?: string;
  instruction: Both;
  limit?: Limit;
  options?: PublicOption[];
  optionsTitle?: string;
  reuse: boolean;
  example?: { text: string; answer: string };
  body?: PublicBody;
  questions: PublicQuestion[];
};

/** `accept` holds option keys, or every form of a typed answer that counts as right. */
export type Mark = {
  key: string;
  n: number[];
  type: QuestionType;
  interaction: Interaction;
  accept: string[];
  reject: string[];
  limit?: Limit;
};

export type QuestionReview = {
  key: string;
  n: number[];
  /** As the author wrote it, for reading. */
  answer: string[];
  explain: Both;
  evidence: { at: string; quote: string; start: number; end: number }[];
  paraphrase: { q: string; t: string }[];
  why: Record<string, Both>;
};

export const questionKey = ({ key, n }: Question): string => key ?? `q${listOf(n)[0]}`;

export function publicGroups(paper: Paper, drawings: Drawings): PublicGroup[] {
  return paper.groups.map((group) => ({
    type: group.type,
    interaction: factsOf(group.type).interaction,
    ...(group.text && { text: group.text }),
    instruction: instructionOf(group, paper.kind),
    ...(group.limit && { limit: group.limit }),
    ...optionsOf(group, paper),
    ...(group.optionsTitle && { optionsTitle: group.optionsTitle }),
    reuse: group.reuse,
    ...(group.example && { example: group.example }),
    ...(group.body && { body: publicBody(group.body, drawings) }),
    questions: group.questions.map(publicQuestion),
  }));
}

export const marksOf = (paper: Paper): Mark[] =>
  paper.groups.flatMap((group) => {
    const { interaction } = factsOf(group.type);
    return group.questions.map((question) => ({
      key: questionKey(question),
      n: listOf(question.n),
      type: group.type,
      interaction,
      accept: interaction === 'gap' ? formsOf(question, group) : listOf(question.answer),
      reject: question.reject,
      ...(group.limit && { limit: group.limit }),
    }));
  });

const formsOf = (question: Question, group: Group): string[] =>
  withPrintedSign(listOf(question.answer).flatMap(answerForms), group, question);

/** Sets of question keys whose answers may change places. */
export const anyOrderOf = (paper: Paper): string[][] =>
  paper.groups.flatMap(({ anyOrder, questions }) =>
    anyOrder.map((numbers) =>
      questions.filter(({ n }) => listOf(n).some((one) => numbers.includes(one))).map(questionKey),
    ),
  );

export function questionReviews(paper: Paper, textAt: (place: string) => string): QuestionReview[] {
  return paper.groups.flatMap((group) =>
    group.questions.map((question) => ({
      key: questionKey(question),
      n: listOf(question.n),
      answer: listOf(question.answer),
      explain: question.explain,
      evidence: question.evidence.map(({ at, quote, nth = 1 }) => {
        const start = nthIndex(textAt(at), quote, nth);
        return { at, quote, start, end: start + quote.length };
      }),
      paraphrase: question.paraphrase,
      why: Object.fromEntries(
        [...(group.options ?? []), ...(question.options ?? [])].flatMap(({ key, why }) => (why ? [[key, why]] : [])),
      ),
    })),
  );
}

function nthIndex(text: string, quote: string, nth: number): number {
  let at = -1;
  for (let count = 0; count < nth; count += 1) at = text.indexOf(quote, at + 1);
  return at;
}

const bare = ({ key, text }: PublicOption): PublicOption => ({ key, text });

const VERDICT_WORDS = {
  tfng: [
    { key: 'T', text: 'TRUE' },
    { key: 'F', text: 'FALSE' },
    { key: 'NG', text: 'NOT GIVEN' },
  ],
  ynng: [
    { key: 'Y', text: 'YES' },
    { key: 'N', text: 'NO' },
    { key: 'NG', text: 'NOT GIVEN' },
  ],
};

/** Every group that is not typed gets its list, written or implied, so that the player asks no questions about types. */
function optionsOf({ type, options, text }: Group, paper: Paper): { options?: PublicOption[] } {
  if (isVerdictType(type)) return { options: VERDICT_WORDS[type] };
  if (type === 'matching-information' && paper.kind === 'reading') {
    return { options: labelsOf(paper, text).map((label) => ({ key: label, text: label })) };
  }
  return options ? { options: options.map(bare) } : {};
}

/** The letters of one text, or of all paragraphs. */
export const labelsOf = ({ paragraphs, texts }: Reading, text?: string): string[] =>
  texts?.find(({ id }) => id === text)?.paragraphs ?? paragraphs.map(({ label }) => label);

const publicQuestion = (question: Question): PublicQuestion => ({
  key: questionKey(question),
  n: listOf(question.n),
  ...(question.text && { text: question.text }),
  ...(question.at && { at: question.at }),
  ...(question.options && { options: question.options.map(bare) }),
});

function publicBody(body: Body, drawings: Drawings): PublicBody {
  if (body.layout !== 'picture') return body;
  const { map, ...rest } = body;
  if (map) {
    const pins = body.pins.map(({ id, x, y }) => ({ id, x: x * UNIT, y: y * UNIT }));
    return { ...rest, pins, drawn: drawMap(map, body.alt), frame: MAP_FRAME };
  }
  const svg = body.svg && drawings.get(body.svg)?.svg;
  const frame = svg && viewBoxOf(svg);
  return frame ? { ...rest, drawn: svg, frame } : rest;
}
