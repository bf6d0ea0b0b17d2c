import type { Training } from '@ninefold/contract/training/record';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { useDisplaySettings } from '#platform/display-settings.ts';
import { useOwnFrame } from '#platform/own-frame.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { CardStack } from '#practice/cards/CardStack.tsx';
import { useMe } from '#session/session.ts';
import { cx } from '#ui/cx.ts';
import { SayItem } from '../items/item-views.ts';
import { prepareSound } from '../items/play-sound.ts';
import { CardOf } from './CardOf.tsx';
import { Ending } from './Ending.tsx';
import type { QuestionKit } from './question-kit.ts';
import styles from './Sitting.module.css';
import { SittingBar } from './SittingBar.tsx';
import {
  beginSitting,
  comesBack,
  doneCount,
  isLastCard,
  keptCount,
  type SittingState,
  sittingReducer,
  willComeBack,
} from './sitting-state.ts';
import { keptOf } from './training-queue.ts';
import { useActiveSeconds } from './useActiveSeconds.ts';
import { useKeptTraining } from './useKeptTraining.ts';

type SittingProps = {
  record: Training;
  title: string;
  lead?: ReactNode;
  questions: QuestionKit | null;
  onDone: (record: Training) => void;
};

/** How much larger or smaller a card is at each step of its zoom; the second is as designed. */
const ZOOM: Readonly<Record<number, number>> = { 1: 0.875, 2: 1, 3: 1.2, 4: 1.4 };

/** One sitting: a card at a time, what was wrong once more later, then the result. */
export function Sitting({ record, title, lead, questions, onDone }: SittingProps) {
  useOwnFrame();
  // Kept as it was begun: whatever is refetched meanwhile must not change the card at hand.
  const [first] = useState(record);
  const [state, dispatch] = useReducer(sittingReducer, null, () => beginSitting(first, keptOf(first.id)));
  const seconds = useActiveSeconds();
  const { cardZoom } = useDisplaySettings();
  const sendKept = useKeptTraining((given, answer) => {
    if (given.record_id === first.id) dispatch({ type: 'marked_late', answer });
  });
  useSounds(first);
  const giver = useMe();
  const cardOf = (one: SittingState) => {
    const item = first.items.find(({ key }) => key === one.item);
    if (!item) return null;
    return (
      <CardOf
        key={`${item.key} ${one.turn}`}
        {...{ recordId: first.id, item, giver, questions, seconds, dispatch }}
        phase={one.phase}
        isLast={isLastCard(one)}
        hasComeBack={comesBack(one, item.key)}
        comesAgain={willComeBack(one, item.key)}
      />
    );
  };
  const now = cardOf(state);
  // What comes next is known as soon as this one has been marked.
  const next = state.phase.is === 'asking' ? null : cardOf(sittingReducer(state, { type: 'next' }));
  return (
    <div
      className={cx(frame.page, styles.page)}
      style={{ '--card-zoom': ZOOM[cardZoom] ?? 1 } as Record<string, number>}
    >
      <header className={styles.head}>
        <SittingBar record={first} title={title} done={doneCount(state)} kept={keptCount(state)} />
        {lead}
      </header>
      {now ? (
        <CardStack now={now} next={next} />
      ) : (
        <Ending record={first} kept={keptCount(state)} seconds={seconds} onSend={sendKept} onDone={onDone} />
      )}
    </div>
  );
}

/** Sounds, and the recorder, are fetched while there is a network, so that the last card works without one too. */
function useSounds({ items }: Training): void {
  useEffect(() => {
    let left = false;
    void (async () => {
      for (const { hear } of items) if (hear && !left) await prepareSound(hear).catch(() => {});
      if (items.some((item) => item.do === 'say')) await SayItem.preload().catch(() => {});
    })();
    return () => {
      left = true;
    };
  }, [items]);
}
