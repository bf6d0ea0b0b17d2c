import type { Both } from '@ninefold/contract/practice/paper';
import type { EssayPaper, Figure } from '@ninefold/contract/writing/fields';
import { EXAM_MINUTES, MIN_WORDS } from '@ninefold/core/writing/essay-limits';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { figureKind } from '@ninefold/core/writing/figure-kind';
import type { QuestionKind } from '@ninefold/core/writing/question-kinds';
import type { EssayFigure, TaskMaterial } from '@ninefold/examiner/essay/report';
import type { ItemVersion } from '#features/content/items.service.ts';
import type { PromptRow } from './prompts.repo.ts';

/** A question as the contract tells it, from a version of a paper or from a learner's own. */

type TaskPublic = {
  title: Both;
  topic: string;
  level?: number;
  year?: number;
  module: 'academic' | 'general' | 'both';
  type?: QuestionKind;
  prompt: string;
  minutes: number;
  minWords: number;
  figures?: Figure[];
  letter?: { tone: string; greeting: string; bullets: string[] };
};
type TaskKey = { figures?: EssayFigure[]; keyFeatures?: NonNullable<TaskMaterial['keyFeatures']> };
export type WrittenEssay = {
  band: number;
  paragraphs: { role: string; text: string }[];
  phrases?: { text: string; zh: string }[];
};
export type TaskReview = {
  analysis?: { asks: Both };
  outline: { role: string; point: Both; support?: Both[]; words?: [number, number] }[];
  ideas?: { side: string; idea: Both; because?: Both; example?: Both; words?: string[] }[];
  essays: WrittenEssay[];
};

type Access = Pick<EssayPaper, 'access' | 'locked'>;
/** A whole question: what is shown, and what the examiner is told about it. */
export type Question = {
  paper: EssayPaper;
  figures: EssayFigure[];
  material: TaskMaterial;
  review: TaskReview | null;
};

export function questionOfVersion(version: ItemVersion, access: Access, module: 'academic' | 'general'): Question {
  const shown = version.public as TaskPublic;
  const key = version.key as TaskKey;
  const review = version.review as TaskReview;
  const { figures = [], letter } = shown;
  return {
    paper: {
      id: version.id,
      prompt_id: 0,
      task: version.kind === 'writing-task-1' ? 1 : 2,
      module: shown.module === 'both' ? module : shown.module,
      type: shown.type ?? figureKind(figures),
      title: shown.title,
      topic: shown.topic,
      year: shown.year ?? 0,
      ...(shown.level !== undefined && { level: shown.level }),
      content: shown.prompt,
      subject_url: '',
      figures,
      letter: letter ?? null,
      minutes: shown.minutes,
      min_words: shown.minWords,
      ...access,
    },
    figures: key.figures ?? [],
    material: {
      ...(key.keyFeatures && { keyFeatures: key.keyFeatures }),
      ...(review.ideas && { ideas: review.ideas }),
      ...(letter && { bullets: letter.bullets }),
      essays: review.essays,
    },
    review,
  };
}

export function questionOfPrompt(row: PromptRow): Question {
  return {
    paper: {
      id: 0,
      prompt_id: row.id,
      task: row.task,
      module: row.module,
      type: 'own',
      title: titleOfPrompt(row.prompt, row.task),
      topic: '',
      year: 0,
      content: row.prompt,
      subject_url: row.subject_url,
      figures: [],
      letter: null,
      minutes: EXAM_MINUTES[row.task],
      min_words: MIN_WORDS[row.task],
      access: 'free',
      locked: 0,
    },
    figures: [],
    material: {},
    review: null,
  };
}

const TITLE_CHARACTERS = 60;

/** The first words of the question, for lists. */
export function titleOfPrompt(prompt: string, task: EssayTask): Both {
  const words = prompt.replace(/\s+/g, ' ').trim();
  if (words === '') return { en: `My own Task ${task} question`, zh: `我的 Task ${task} 题目` };
  if (words.length <= TITLE_CHARACTERS) return { en: words, zh: words };
  const cut = words.slice(0, TITLE_CHARACTERS);
  const short = `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 30))}…`;
  return { en: short, zh: short };
}
