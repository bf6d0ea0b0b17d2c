import type { MistakeRow } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { Exercise } from '@ninefold/contract/training/item';
import { answerWords } from '#practice/review/questions/answer-words.ts';
import { contextOf } from '#practice/review/questions/context-of.ts';

export type ToldRow = MistakeRow & { solution?: Solution | undefined };

/** The two sides of a card: what is asked, and what is right and why. Lines of plain words. */
export type Sides = { front: string[]; back: string[] };

export function sidesOf({ solution }: ToldRow, language: 'zh' | 'en'): Sides | null {
  if (!solution) return null;
  switch (solution.form) {
    case 'word':
      return wordSides(solution);
    case 'question':
      return questionSides(solution, language);
    case 'correction':
      return correctionSides(solution, language);
    case 'exercise':
      return exerciseSides(solution, language);
    case 'follow_read':
      return { front: lines(solution.text), back: lines(solution.word, solution.tip?.[language] ?? '') };
    case 'advice':
      return {
        front: lines(solution.quote),
        back: lines(solution.comment[language], solution.better?.[language] ?? ''),
      };
  }
}

/** The learner's own sentence with the slip between brackets: the back says what should stand there. */
function correctionSides(
  { sentence, start, end, answers, explanation }: Extract<Solution, { form: 'correction' }>,
  language: 'zh' | 'en',
): Sides {
  return {
    front: lines(`${sentence.slice(0, start)}[${sentence.slice(start, end)}]${sentence.slice(end)}`),
    back: lines(answers.join(' / '), explanation[language]),
  };
}

/** What was asked, and what is right with its reason. */
function exerciseSides(
  { exercise, answers, pairs, heard, explain }: Extract<Solution, { form: 'exercise' }>,
  language: 'zh' | 'en',
): Sides {
  const key = exercise.do === 'match' ? pairs.map(([left, right]) => `${left} = ${right}`) : answers;
  return { front: lines(...askedIn(exercise)), back: lines(key.join(' / '), heard, explain?.[language] ?? '') };
}

function askedIn(exercise: Exercise): string[] {
  switch (exercise.do) {
    case 'choose':
      return [gapShown(exercise.text), ...exercise.options];
    case 'fill':
      return [gapShown(exercise.text)];
    case 'order':
      return [exercise.parts.join(' / ')];
    case 'correct':
      return [exercise.wrong];
    case 'translate':
      return [exercise.zh, exercise.must.join(', ')];
    case 'match':
      return [exercise.left.join(' / '), exercise.right.join(' / ')];
    case 'pair':
      return exercise.words.map(({ word, ipa }) => `${word} ${ipa}`);
    case 'dictate':
      return [exercise.hear?.url ?? ''];
    case 'say':
      return [exercise.zh];
  }
}

const gapShown = (text: string): string => text.replace(/__\d+__/g, '____');

function wordSides({ word, meaning }: Extract<Solution, { form: 'word' }>): Sides {
  const [example] = word.vocabulary_ext.examples;
  return { front: lines(word.name, word.uk_ipa), back: lines(meaning, example?.en ?? '') };
}

function questionSides(
  { paper, question }: Extract<Solution, { form: 'question' }>,
  language: 'zh' | 'en',
): Sides | null {
  const [group] = paper.groups;
  const [asked] = group?.questions ?? [];
  if (!group || !asked) return null;
  const options = group.interaction === 'gap' ? [] : (asked.options ?? group.options ?? []);
  const choices = options.map(({ key, text }) => (text === key ? key : `${key} · ${text}`));
  return {
    front: lines(paper.title.en, contextOf(group, asked), ...choices),
    back: lines(
      answerWords(group, asked, question.answer).join('; '),
      question.explain[language],
      ...question.evidence.map(({ quote }) => `“${quote}”`),
    ),
  };
}

/** Each line once: an option may say the same as the question. */
const lines = (...all: string[]): string[] => [...new Set(all.map((line) => line.trim()).filter(Boolean))];
