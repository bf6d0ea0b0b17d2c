import { Suspense } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { PartPlace } from '#ui/states/PartPlace.tsx';

/** Practice mode only, and only for a second draft: it is not part of what every editor downloads. */
const FeedbackBeside = lazyPart(() =>
  import('../../feedback/beside/FeedbackBeside.tsx').then((file) => file.FeedbackBeside),
);

/** What was said about the draft before this one, beside the new one. */
export function LastFeedback({ recordId, onClose }: { recordId: number; onClose: () => void }) {
  return (
    <PartPlace shown onClose={onClose}>
      <Suspense fallback={<LoadingRows rows={6} look="line" />}>
        <FeedbackBeside recordId={recordId} />
      </Suspense>
    </PartPlace>
  );
}
