import type { Training } from '@ninefold/contract/training/record';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { useDisplaySettings } from '#platform/display-settings.ts';
import { useOwnFrame } from '#platform/own-frame.ts';
import { prepareSound } from '../items/play-sound.ts';
import { CardOf } from './CardOf.tsx';
import { Ending } from './Ending.tsx';
import type { QuestionKit } from './question-kit.ts';
import styles from './Sitting.module.css';
import { SittingBar } from './SittingBar.tsx';
import { beginSitting, doneCount, keptCount, sittingReducer } from './sitting-state.ts';
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
  const item = first.items.find(({ key }) => key === state.item);
  return (
    <div className={styles.page} style={{ '--card-zoom': ZOOM[cardZoom] ?? 1 } as Record<string, number>}>
      <header className={styles.head}>
        <SittingBar record={first} title={title} done={doneCount(state)} kept={keptCount(state)} />
        {lead}
      </header>
      {item ? (
        <CardOf
          key={`${item.key} ${state.turn}`}
          record={first}
          item={item}
          state={state}
          questions={questions}
          seconds={seconds}
          dispatch={dispatch}
        />
      ) : (
        <Ending record={first} kept={keptCount(state)} seconds={seconds} onSend={sendKept} onDone={onDone} />
      )}
    </div>
  );
}

/** Sounds are fetched while there is a network, one after the other, so that the last card plays without one too. */
function useSounds({ items }: Training): void {
  useEffect(() => {
    let left = false;
    void (async () => {
      for (const { hear } of items) if (hear && !left) await prepareSound(hear).catch(() => {});
    })();
    return () => {
      left = true;
    };
  }, [items]);
}
