import { Card } from '#ui/Card.tsx';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './ListLoading.module.css';
import pageStyles from './ListPage.module.css';
import setStyles from './SetCard.module.css';

const SETS = ['a', 'b', 'c', 'd'];
const LINES = ['a', 'b', 'c'];
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of the shelf of full sets: a card a set, three papers each. */
export function SetsLoading() {
  return (
    <LoadingShape className={pageStyles.cards}>
      {SETS.map((set) => (
        <Card key={set} padding="none" className={setStyles.card}>
          <div className={setStyles.left}>
            <Skeleton width={88} height={26} />
            <Skeleton height={32} />
          </div>
          <div className={setStyles.papers}>
            {LINES.map((line, at) => (
              <Line key={line} at={at} />
            ))}
          </div>
        </Card>
      ))}
    </LoadingShape>
  );
}

/** The shape of a list of single papers. */
export function RowsLoading() {
  return (
    <LoadingShape>
      <Card padding="none">
        {ROWS.map((row, at) => (
          <Line key={row} at={at} tall />
        ))}
      </Card>
    </LoadingShape>
  );
}

function Line({ at, tall = false }: { at: number; tall?: boolean }) {
  return (
    <div className={styles.line} data-tall={tall}>
      <Skeleton width={`${40 + ((at * 19) % 30)}%`} height={14} />
      <Skeleton width={96} height={32} />
    </div>
  );
}
