import type { PaperRow } from '@ninefold/contract/practice/paper-list';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { practiceQueries } from '#practice/practice.queries.ts';
import type { PaperSource } from '#practice/practice-kit.ts';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { landingMessages } from './landing.messages.ts';
import styles from './PapersNow.module.css';
import { openPapers } from './papers-to-begin.ts';
import { ShelfLink } from './ShelfLink.tsx';

const OF_EACH_SKILL = 2;
const TYPES_SHOWN = 2;

/** Real papers that can be begun without an account: two to read and two to hear. */
export function PapersNow() {
  const t = useText(landingMessages);
  const reading = useQuery(practiceQueries.firstSet(readingPapers));
  const listening = useQuery(practiceQueries.firstSet(listeningPapers));
  const rows = [
    { source: readingPapers, papers: openPapers(reading.data?.set) },
    // Without its recording a section cannot be heard.
    { source: listeningPapers, papers: openPapers(listening.data?.set).filter(({ has_audio }) => has_audio === 1) },
  ].flatMap(({ source, papers }) => papers.slice(0, OF_EACH_SKILL).map((paper) => ({ source, paper })));
  const failed = reading.isError && listening.isError;
  return (
    <Card padding="none" aria-labelledby="papers-now">
      <CardHead id="papers-now" title={t('now')}>
        <ShelfLink to="/ielts-list">{t('allPractice')}</ShelfLink>
      </CardHead>
      {failed ? (
        <ErrorState
          title={t('papersFailed')}
          error={reading.error ?? listening.error}
          onRetry={() => void Promise.all([reading.refetch(), listening.refetch()])}
          retrying={reading.isFetching || listening.isFetching}
        />
      ) : reading.isPending || listening.isPending ? (
        <div className={styles.waiting}>
          <LoadingRows rows={2 * OF_EACH_SKILL} rowHeight={52} look="line" />
        </div>
      ) : (
        <ul>
          {rows.map(({ source, paper }) => (
            <li key={paper.id}>
              <PaperNow source={source} paper={paper} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PaperNow({ source, paper }: { source: PaperSource; paper: PaperRow }) {
  const t = useText(landingMessages);
  const typeName = useTypeName();
  const types = [...new Set(paper.types.map(typeName))].slice(0, TYPES_SHOWN).join(' · ');
  return (
    <Link className={styles.row} {...source.paperPath(paper.id)}>
      <span className={styles.skill}>
        <SkillIcon skill={source.skill} size={18} />
      </span>
      <span className={styles.title} lang="en">
        {paper.title.en}
      </span>
      <span className={styles.types}>{types}</span>
      <span className={styles.questions}>{t('questions', { count: paper.marks })}</span>
      <span className={styles.minutes}>
        {t('minutes', { count: Math.round(paper.seconds / 60) })}
        <Icon of={IconChevronRight} size={16} />
      </span>
    </Link>
  );
}
