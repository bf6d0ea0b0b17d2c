import type { QuestionType } from '@ninefold/core/practice/question-types';

/** Which types a part draws from, how many questions it has, and how many of a type stand together. */

export type PartPlan = { types: readonly QuestionType[]; questions: number; groups: readonly [number, number] };

export const READING_PLANS: Record<'academic' | 'general', Record<number, PartPlan>> = {
  academic: {
    1: {
      types: [
        'tfng',
        'note-completion',
        'table-completion',
        'sentence-completion',
        'short-answer',
        'summary-completion',
        'flow-chart-completion',
      ],
      questions: 13,
      groups: [2, 2],
    },
    2: {
      types: [
        'matching-headings',
        'matching-information',
        'matching-features',
        'summary-completion',
        'sentence-completion',
        'mcq-multi',
        'tfng',
      ],
      questions: 13,
      groups: [3, 3],
    },
    3: {
      types: [
        'mcq-single',
        'ynng',
        'summary-completion-bank',
        'matching-sentence-endings',
        'matching-headings',
        'matching-features',
      ],
      questions: 14,
      groups: [3, 3],
    },
  },
  general: {
    1: {
      types: ['tfng', 'matching-information', 'short-answer', 'sentence-completion', 'note-completion'],
      questions: 14,
      groups: [2, 3],
    },
    2: {
      types: ['sentence-completion', 'note-completion', 'table-completion', 'flow-chart-completion', 'tfng'],
      questions: 13,
      groups: [2, 3],
    },
    3: {
      types: [
        'matching-headings',
        'matching-information',
        'tfng',
        'mcq-single',
        'summary-completion',
        'sentence-completion',
      ],
      questions: 13,
      groups: [2, 3],
    },
  },
};

export const LISTENING_PLANS: Record<number, PartPlan> = {
  1: {
    types: ['form-completion', 'note-completion', 'table-completion', 'sentence-completion'],
    questions: 10,
    groups: [1, 2],
  },
  2: {
    types: ['mcq-single', 'mcq-multi', 'matching-features', 'plan-labelling', 'map-labelling'],
    questions: 10,
    groups: [2, 3],
  },
  3: {
    types: ['mcq-single', 'mcq-multi', 'matching-features', 'flow-chart-completion-bank', 'summary-completion-bank'],
    questions: 10,
    groups: [2, 3],
  },
  4: {
    types: [
      'note-completion',
      'summary-completion',
      'table-completion',
      'sentence-completion',
      'flow-chart-completion',
    ],
    questions: 10,
    groups: [1, 2],
  },
};

/** Fewest and most questions of a type in one group; every second number only, where a question has two. */
export function sizesOf(type: QuestionType): { min: number; max: number; step: number } {
  switch (type) {
    case 'mcq-multi':
      return { min: 2, max: 4, step: 2 };
    case 'mcq-single':
      return { min: 3, max: 6, step: 1 };
    case 'short-answer':
    case 'matching-sentence-endings':
      return { min: 3, max: 5, step: 1 };
    case 'plan-labelling':
    case 'map-labelling':
    case 'matching-features':
    case 'summary-completion-bank':
    case 'flow-chart-completion-bank':
      return { min: 4, max: 6, step: 1 };
    case 'matching-headings':
      return { min: 5, max: 7, step: 1 };
    case 'tfng':
    case 'ynng':
    case 'matching-information':
      return { min: 4, max: 7, step: 1 };
    default:
      return { min: 4, max: 10, step: 1 };
  }
}
