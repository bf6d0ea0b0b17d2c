import { useBreakpoint } from '#platform/breakpoints.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { useFrame } from '../page/current-page.ts';
import styles from './PageLoading.module.css';

/** While the code of a page is loading. A page of deep practice fills its frame to the edge, grey rows must not. */
export function PageLoading() {
  const deep = useFrame(useBreakpoint()) === 'task_bar';
  return (
    <div className={deep ? styles.inside : undefined}>
      <LoadingRows rows={5} look="line" />
    </div>
  );
}
