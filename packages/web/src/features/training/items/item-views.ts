import type { Exercise, ExerciseOf } from '@ninefold/contract/training/item';
import type { ComponentType } from 'react';
import { ChooseItem, PairItem } from './ChooseItem.tsx';
import { FillItem } from './FillItem.tsx';
import type { ItemValue } from './item-value.ts';
import { MatchItem } from './MatchItem.tsx';
import { OrderItem } from './OrderItem.tsx';
import { SentenceItem } from './SentenceItem.tsx';

export type ItemViewProps<E extends Exercise> = {
  exercise: E;
  value: ItemValue;
  onChange: (value: ItemValue) => void;
  onGive: () => void;
  readOnly: boolean;
};

/** How each kind is answered. A kind that comes later is a line here, and one in core's table. */
const VIEWS: { [K in Exercise['do']]: ComponentType<ItemViewProps<ExerciseOf<K>>> } = {
  choose: ChooseItem,
  pair: PairItem,
  fill: FillItem,
  order: OrderItem,
  match: MatchItem,
  correct: SentenceItem,
  translate: SentenceItem,
  dictate: SentenceItem,
};

/** The view of an exercise takes exactly this kind; the table above says so, which a look-up by name cannot. */
export const viewOf = (kind: Exercise['do']) => VIEWS[kind] as ComponentType<ItemViewProps<Exercise>>;
