import { byShare, weakestOf } from '@ninefold/core/analysis/weakest';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import type { AnalysisSearch, PaperSkill } from '../analysis-search.ts';
import { LossCard } from './LossCard.tsx';
import styles from './MarksPanel.module.css';
import { OtherShares } from './OtherShares.tsx';
import { TypesCard } from './TypesCard.tsx';

const Go = linkAs(ButtonLink);

type Days = NonNullable<AnalysisSearch['days']>;
type MarksPanelProps = { skill: PaperSkill; days: Days; onDays: (days: Days) => void };

/** What papers of one skill say: which types, why, and where in the paper. */
export function MarksPanel({ skill, days, onDays }: MarksPanelProps) {
  const t = useText(analysisMessages);
  const typeName = useText(typeMessages);
  const query = useQuery(analysisQueries.marks(skill, days));
  if (query.isPending) return <LoadingRows rows={8} />;
  if (query.isError)
    return (
      <ErrorState
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const marks = query.data;
  if (marks.papers === 0) return <NoFirstAttempts skill={skill} days={days} onDays={onDays} />;
  const needed = marks.needed < 0 ? null : marks.needed / 100;
  const types = byShare(marks.types.map(({ type, ...tally }) => ({ ...tally, type, name: typeName(type) })));
  const weakest = weakestOf(types, needed);
  const { papers, right, total, repeats } = marks;
  return (
    <div className={styles.panel} aria-busy={query.isPlaceholderData}>
      <p className={styles.lead}>
        {t('lead', { papers, right, total })}{' '}
        {repeats.papers > 0 && t('leadRepeats', { papers: repeats.papers, right: repeats.right, total: repeats.total })}
      </p>
      <div className={styles.two}>
        <TypesCard skill={skill} types={types} weakest={weakest} marks={marks} />
        <LossCard skill={skill} losses={marks.losses} />
      </div>
      <OtherShares skill={skill} marks={marks} />
    </div>
  );
}

/** Nothing in this period is not nothing at all, and papers that were only repeated are not none. */
function NoFirstAttempts({ skill, days, onDays }: MarksPanelProps) {
  const t = useText(analysisMessages);
  const { data: ever, isPending } = useQuery(analysisQueries.marks(skill, 0));
  if (isPending) return <LoadingRows rows={4} />;
  const [first, repeats] = [ever?.papers ?? 0, ever?.repeats.papers ?? 0];
  const why = first > 0 && days !== 0 ? 'periodEmpty' : repeats > 0 ? 'repeatsOnly' : 'typesEmpty';
  return (
    <Card>
      <EmptyState
        title={t(why)}
        action={
          why === 'periodEmpty' ? (
            <Button kind="soft" onClick={() => onDays(0)}>
              {t('showAll')}
            </Button>
          ) : (
            <Go kind="soft" to={`/${skill}-list`}>
              {t(`toList_${skill}`)}
            </Go>
          )
        }
      >
        {t(`${why}Sentence`)}
      </EmptyState>
    </Card>
  );
}
