import type { ItemOf, ItemSolution } from '@ninefold/contract/training/item';
import type { ComponentType } from 'react';
import type { ItemValue } from '../items/item-value.ts';

/** How a question of a paper is drawn alone: handed over by app/, which alone knows the skills. */
export type QuestionKit = {
  Question: ComponentType<QuestionProps>;
  /** Fetches now what could not be fetched without a network later. */
  prepare: (item: ItemOf<'question'>) => Promise<void>;
};

export type QuestionProps = {
  item: ItemOf<'question'>;
  value: ItemValue;
  onChange: (value: ItemValue) => void;
  readOnly: boolean;
  /** null until it was answered. */
  answered: { right: boolean; solution: Extract<ItemSolution, { of: 'question' }> } | null;
};
