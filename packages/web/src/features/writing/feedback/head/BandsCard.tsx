import type { AssessedReport } from '@ninefold/contract/writing/report';
import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import type { Detail } from '../feedback.queries.ts';
import { hasTwoDrafts } from '../has-two-drafts.ts';
import styles from './BandsCard.module.css';
import { CriterionCell } from './CriterionCell.tsx';

type BandsCardProps = { detail: Detail; report: AssessedReport };

/** The estimate, its range and the four criteria with one reason each. */
export function BandsCard({ detail, report }: BandsCardProps) {
  const t = useText(feedbackMessages);
  const target = useTarget(detail.needAuth === 1);
  const { band, low, high } = report.overall;
  const gap = target === null ? null : target - band;
  return (
    <Card padding="none" className={styles.card} aria-label={t('bands')}>
      <div className={styles.overall}>
        <BandFan score={band} target={target} width={120} ground="surface" subject={t('bands')} opens="writing" />
        <div className={styles.words}>
          <span className={styles.quiet}>{t('estimated', { task: detail.task })}</span>
          <strong className={styles.standing}>
            {gap === null
              ? t('noTarget', { band: bandText(band) })
              : gap <= 0
                ? t('reached')
                : t('toTarget', { target: bandText(target), gap: bandText(gap) })}
          </strong>
          <SinceFirst detail={detail} band={band} />
          {detail.needAuth === 1 && hasTwoDrafts(detail) && (
            <Link to="/writing-compare/$recordId" params={{ recordId: detail.record_id }}>
              {t('compare')}
            </Link>
          )}
          <span className={styles.quiet}>{t('likely', { low: bandText(low), high: bandText(high) })}</span>
        </div>
      </div>
      {CRITERIA.map((criterion) => (
        <CriterionCell key={criterion} criterion={criterion} task={report.task} report={report.criteria[criterion]} />
      ))}
    </Card>
  );
}

/** Only somebody who set a target has one, and a shared page is read by somebody else. */
function useTarget(mine: boolean): number | null {
  const me = useMe();
  return mine && me?.is_done_learning_plan === 1 ? me.target_score_write : null;
}

/** From the second draft on: how far from the first attempt, which stays the line everything is held against. */
function SinceFirst({ detail, band }: { detail: Detail; band: number }) {
  const t = useText(feedbackMessages);
  const first = detail.drafts.find(({ score }) => score >= 0);
  if (!first || first.record_id === detail.record_id) return null;
  const by = band - first.score;
  if (by === 0) return <Tag icon={<Icon of={IconMinus} size={14} />}>{t('sameAsFirst')}</Tag>;
  return (
    <Tag tone={by > 0 ? 'ok' : 'plain'} icon={<Icon of={by > 0 ? IconArrowUpRight : IconArrowDownRight} size={14} />}>
      {t('sinceFirst', { by: `${by > 0 ? '+' : '−'}${bandText(Math.abs(by))}` })}
    </Tag>
  );
}
