import type { Margin, Note } from '../../model/margin.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { hasNumber } from '../counted/figures.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodySentences, kindOf } from '../places.ts';
import { isSummary } from '../structure.ts';
import { OF_ESSAY, OF_FIGURES, type Questions } from './asked.table.ts';

const LIGHT = 0.1;
const WORDS = 5;
/** Below this the next sentence does not carry this one. */
const CARRIED = 0.5;
/** The second speaks where the first is praised. */
const MOST = 2;

/** A sentence of the body with what may be written beside it, and the sentence behind it in its paragraph. */
type Place = {
  one: Sentence;
  notes: Margin;
  next: Sentence | undefined;
  carried: boolean;
};

/**
 * The places at which a teacher would most likely write a note about the task, the likeliest first. A reader of meaning
 * chooses them and is often not sure, so each is a question, and it is asked only where the sentences around it do not
 * answer it.
 */
export function askedOfTask(facts: Facts): Point[] {
  const { request, essay } = facts;
  if (!facts.margin) return [];
  const isBare = ({ one, carried }: Place) => !GIVES.test(one.text) && !carried;
  if (request.task === 2) {
    // Without an ending of its own the last paragraph may be one all the same.
    const last = essay.paragraphs.length >= 3 ? essay.paragraphs.length - 1 : Infinity;
    const isOpen = ({ one, next }: Place) =>
      one.paragraph !== last &&
      !GOES_ON.test(one.text) &&
      !(next && (ANSWERS.test(next.text) || /\bbecause\b/i.test(next.text)));
    return asked(
      OF_ESSAY,
      placesOf(facts).filter((place) => isBare(place) && isOpen(place)),
    );
  }
  // In a letter a friendly word is no claim: of its questions readers called three in five untrue.
  if (isLetter(request) || kindOf(request) !== 'numbers') return [];
  const hasNoFigureLeft = withoutFigure(essay);
  return asked(
    OF_FIGURES,
    placesOf(facts).filter(({ one }) => TELLS.test(one.text) && hasNoFigureLeft(one) && !isSummary(one.text)),
  );
}

function placesOf(facts: Facts): Place[] {
  const { sentences } = facts.essay;
  const notes = facts.margin ?? [];
  const index = new Map(sentences.map((one, i) => [one, i]));
  return bodySentences(facts)
    .filter((one) => one.words.length >= WORDS)
    .flatMap((one) => {
      const at = index.get(one)!;
      const next = sentences[at + 1]?.paragraph === one.paragraph ? sentences[at + 1] : undefined;
      const carried = next !== undefined && (notes[at + 1]?.support ?? 0) >= CARRIED;
      return notes[at] ? [{ one, notes: notes[at], next, carried }] : [];
    });
}

/** Whether its paragraph, one of figures, has none from a sentence on; a paragraph without any is an overview. */
function withoutFigure({ sentences }: EssayText): (one: Sentence) => boolean {
  const last = new Map(
    sentences.filter(({ text }) => hasNumber(text) || PARTS.test(text)).map((one) => [one.paragraph, one.start]),
  );
  return ({ paragraph, start }) => start > (last.get(paragraph) ?? Infinity);
}

/** A reason, a case or a number in the sentence itself; an opinion is no point that needs one. */
const GIVES =
  /\b(?:because|since|due to|owing to|as a result of|so that|in order to|for example|for instance|such as|e\.g|when|once|if|like|would|(?<=, )as|as (?:we|they|he|she|it|people|the|i|you|a)|in my opinion|i (?:\w+ )?(?:think|believe|agree|disagree)|this is why|that is why)\b|\d|\?/i;
/** It follows from what stands before it, which says why. */
const GOES_ON =
  /^\W*(?:as a (?:consequence|result)|consequently|therefore|thus|hence|so|in (?:conclusion|short|summary|other words)|this|these|that|such|as [^,]{3,40} shows?)\b/i;
const ANSWERS =
  /^\W*(?:for (?:example|instance)|because|this is (?:because|due|mainly|since)|the (?:main |first )?reason|to (?:illustrate|be more specific)|in other words|that is|specifically|such as|a good example|an example|namely|indeed|in fact|firstly|first of all|first)\b/i;
/** A trend, an extreme or a comparison: of these a report gives the figure. */
const TELLS =
  /\b(?:increas|decreas|ris|rose|fell|fall|declin|grew|grow|drop|higher|lower|highest|lowest|most|least|more|less|larg|small|popular|major|fluctuat|remain|peak|double|decline)\w*/i;

const PARTS = /\b(?:sixth|seventh|eighth|ninth|tenth)s?\b/i;

const asked = (questions: Questions, among: Place[]): Point[] =>
  among
    .map((place) => ({ ...place, chance: anyOf(place.notes, questions.notes) }))
    .filter(({ chance }) => chance >= questions.from)
    .sort((x, y) => y.chance - x.chance)
    .flatMap(({ one, notes }) => {
      const sure = questions.asked.find(({ note, from }) => notes[note] >= from);
      return sure ? [weakness(LIGHT, sure.ask.zh, sure.ask.en, quote(one), sure.better)] : [];
    })
    .slice(0, MOST);

const anyOf = (notes: Margin, some: readonly Note[]) => 1 - some.reduce((none, note) => none * (1 - notes[note]), 1);
