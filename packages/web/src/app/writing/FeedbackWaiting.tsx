import { lazy, Suspense } from 'react';
import { PageLoading } from '../shell/PageLoading.tsx';

/** Where even the shape does not arrive, rows will do: the page itself may still come. */
const Shape = lazy(() =>
  import('#features/writing/feedback/FeedbackLoading.tsx').then(
    (file) => ({ default: file.FeedbackLoading }),
    () => ({ default: PageLoading }),
  ),
);

/** While the code of the feedback loads: its shape, a download of its own that is there long before the page. */
export function FeedbackWaiting() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Shape />
    </Suspense>
  );
}
