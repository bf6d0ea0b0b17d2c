import { useQuery } from '@tanstack/react-query';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { practiceQueries } from '#practice/practice.queries.ts';
import styles from './Landing.module.css';
import { PapersNow } from './PapersNow.tsx';
import { Pledge } from './Pledge.tsx';
import { SampleReview } from './SampleReview.tsx';
import { ShelfOfPackages } from './ShelfOfPackages.tsx';
import { Ways } from './Ways.tsx';

/** What a first-time visitor sees: what this is for, one button into a real paper, and what a result looks like. */
export function Landing() {
  const reading = useQuery(practiceQueries.firstSet(readingPapers));
  return (
    <>
      <section className={styles.hero}>
        <Pledge set={reading.data?.set} />
        <SampleReview />
      </section>
      <DeferredBlock>
        <Ways />
        <div className={styles.shelves}>
          <PapersNow />
          <ShelfOfPackages />
        </div>
      </DeferredBlock>
    </>
  );
}
