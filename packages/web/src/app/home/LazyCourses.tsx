import { type ComponentProps, Suspense } from 'react';
import { ContinueWaiting } from '#features/courses/Waiting.tsx';
import { lazyPart } from '#navigation/lazy-part.ts';

export const ContinueCard = lazyPart(() =>
  import('#features/courses/ContinueCard.tsx').then((file) => file.ContinueCard),
);

/** Only learners in a course need the way back into it. */
export function LazyContinue(props: ComponentProps<typeof ContinueCard>) {
  return (
    <Suspense fallback={<ContinueWaiting />}>
      <ContinueCard {...props} />
    </Suspense>
  );
}
