import type { Exercise, ExerciseOf } from '@ninefold/contract/training/item';
import type { ComponentType } from 'react';
import { startLanguage } from '#i18n/language.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { readingMessages } from '#practice/follow-read/reading.messages.ts';
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

/** With the recorder, which only those fetch who read aloud. */
export const SayItem = lazyPart(async () => {
  const [file] = await Promise.all([import('../say/SayItem.tsx'), readingMessages.load(startLanguage())]);
  return file.SayItem;
});

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
  say: SayItem,
};

/** The view of an exercise takes exactly this kind; the table above says so, which a look-up by name cannot. */
export const viewOf = (kind: Exercise['do']) => VIEWS[kind] as ComponentType<ItemViewProps<Exercise>>;
