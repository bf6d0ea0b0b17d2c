import { LoadingRows } from '#ui/states/LoadingRows.tsx';

/** While a page is loading. */
export function PageLoading() {
  return <LoadingRows rows={5} look="line" />;
}
