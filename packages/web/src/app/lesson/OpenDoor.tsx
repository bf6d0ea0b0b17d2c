import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import styles from '#features/courses/lesson/frame/Frame.module.css';
import { loadChunk } from '#lib/load-chunk.ts';
import type { PaperSource, PracticeKit } from '#practice/practice-kit.ts';
import type { PracticeSearch } from '#practice/practice-search.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';

type DoorProps = {
  door: LessonDoor;
  /** The step of the lesson that it is opened in. */
  where: { course_id: number; lesson_id: number; part: number };
  onWorked: () => void;
  search: PracticeSearch & { record?: number };
  paperPath: PaperSource['paperPath'];
};

/** Each door with its own download: whoever reads slides does not fetch the editor. */
const Papers = opened(() => import('./PaperDoor.tsx').then((file) => file.PaperDoor));
const Training = opened(() =>
  import('#features/training/sitting/CollectionInside.tsx').then((file) => file.CollectionInside),
);
const Writing = opened(() => import('./WritingDoors.tsx').then((file) => file.WritingDoor));

const Speaking = opened(() => import('./SpeakingDoor.tsx').then((file) => file.SpeakingDoor));

export function OpenDoor({ door, where, search, paperPath, onWorked }: DoorProps) {
  const waiting = (
    <div className={styles.waiting}>
      <LoadingRows rows={6} rowHeight={64} />
    </div>
  );
  return <Suspense fallback={waiting}>{play()}</Suspense>;

  function play(): ReactNode {
    switch (door.to) {
      case 'paper':
        return <Papers door={door} search={search} paperPath={paperPath} />;
      case 'training':
        return <Training key={door.id} id={door.id} />;
      case 'essay':
      case 'ideas':
      case 'segmented':
        return <Writing door={door} recordId={search.record} />;
      case 'speaking':
        return <Speaking door={door} where={where} recordId={search.record} onWorked={onWorked} />;
    }
  }
}

function opened<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}

/** A skill's kit whose papers are opened at the address of the lesson. */
export const useKitInside = (kit: PracticeKit, paperPath: PaperSource['paperPath']): PracticeKit =>
  useMemo(() => ({ ...kit, paperPath }), [kit, paperPath]);
