import { byShare, weakestOf } from '@ninefold/core/analysis/weakest';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { ButtonLink } from '#ui/Button.tsx';
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

type MarksPanelProps = { skill: PaperSkill; days: NonNullable<AnalysisSearch['days']> };

/** What papers of one skill say: which types, why, and where in the paper. */
export function MarksPanel({ skill, days }: MarksPanelProps) {
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
  if (marks.papers === 0)
    return (
      <Card>
        <EmptyState
          title={t('typesEmpty')}
          action={
            <Go kind="soft" to={`/${skill}-list`}>
              {t(`toList_${skill}`)}
            </Go>
          }
        >
          {t('typesEmptySentence')}
        </EmptyState>
      </Card>
    );
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
