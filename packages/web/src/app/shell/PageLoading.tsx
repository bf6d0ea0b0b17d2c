import { LoadingRows } from '#ui/states/LoadingRows.tsx';

/** While a page is on its way. */
export function PageLoading() {
  return <LoadingRows rows={5} look="line" />;
}
