import type { MistakeRow, Solution } from '@ninefold/contract/mistakes';
import { answerWords } from '#practice/review/questions/answer-words.ts';
import { contextOf } from '#practice/review/questions/context-of.ts';

export type ToldRow = MistakeRow & { solution?: Solution | undefined };

/** The two sides of a card: what is asked, and what is right and why. Lines of plain words. */
export type Sides = { front: string[]; back: string[] };

export function sidesOf({ solution }: ToldRow, language: 'zh' | 'en'): Sides | null {
  if (!solution) return null;
  return solution.form === 'word' ? wordSides(solution) : questionSides(solution, language);
}

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

const lines = (...all: string[]): string[] => all.map((line) => line.trim()).filter(Boolean);
