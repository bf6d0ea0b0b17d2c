import { Card } from '#ui/Card.tsx';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import lineStyles from './RecordLine.module.css';
import { RecordsHead } from './RecordsHead.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Ten rows in the shape of records. */
export function RecordsLoading() {
  return (
    <LoadingShape>
      <Card padding="none">
        <RecordsHead />
        {ROWS.map((row, at) => (
          <div key={row} className={lineStyles.line}>
            <Skeleton width={18} height={18} round />
            <span className={lineStyles.title}>
              <Skeleton width={`${46 + ((at * 17) % 34)}%`} height={14} />
            </span>
            <span className={lineStyles.how}>
              <Skeleton width={104} />
            </span>
            <span className={lineStyles.score}>
              <Skeleton width={64} height={16} />
            </span>
            <span className={lineStyles.time}>
              <Skeleton width={48} />
            </span>
            <span className={lineStyles.when}>
              <Skeleton width={86} />
            </span>
            <span className={lineStyles.actions}>
              <Skeleton width={96} height={28} />
            </span>
          </div>
        ))}
      </Card>
    </LoadingShape>
  );
}
