import frame from '#practice/cards/CardFrame.module.css';
import { cx } from '#ui/cx.ts';
import { LoadingShape } from '#ui/states/LoadingShape.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { BackToBook } from './BackToBook.tsx';
import styles from './DrillPage.module.css';

/** The shape of a card that is on its way: the bar with its way out, the text beside the question. */
export function DrillWaiting() {
  return (
    <div className={frame.page}>
      <header className={cx(frame.bar, styles.bar)}>
        <BackToBook kind="ghost" />
      </header>
      <main className={frame.stage}>
        <LoadingShape>
          <div className={styles.card}>
            <Lines widths={['45%', '96%', '92%', '97%', '88%', '94%', '60%']} />
            <Lines widths={['35%', '80%', '100%', '100%', '100%']} />
          </div>
        </LoadingShape>
      </main>
    </div>
  );
}

const Lines = ({ widths }: { widths: readonly string[] }) => (
  <div className={styles.waitingLines}>
    {widths.map((width, at) => (
      <Skeleton key={`${width} ${widths.slice(0, at).length}`} width={width} height={at === 0 ? 20 : 12} />
    ))}
  </div>
);
