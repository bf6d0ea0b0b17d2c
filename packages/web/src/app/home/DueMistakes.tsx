import { Suspense } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';

const MistakesDue = lazyPart(() => import('#features/mistakes/MistakesDue.tsx').then((file) => file.MistakesDue));

/** Comes after the plan itself: nobody waits for it. */
export function DueMistakes() {
  return (
    <Suspense fallback={null}>
      <MistakesDue />
    </Suspense>
  );
}
