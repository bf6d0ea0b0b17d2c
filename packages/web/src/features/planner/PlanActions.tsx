import type { PlanAction, PlanRow } from '@ninefold/core/plan-row';
import { useText } from '../../i18n/useText.ts';
import { Link, linkAs } from '../../lib/link.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './PlanActions.module.css';
import { planMessages } from './plan.messages.ts';

const ActionLink = linkAs(ButtonLink);

type PlanActionsProps = { row: PlanRow; name: string; look: 'buttons' | 'whole_row' };

export function PlanActions({ row, name, look }: PlanActionsProps) {
  const t = useText(planMessages);
  const words = (action: PlanAction) => {
    if (action.kind === 'practise') return t(`practise_${row.skill}`);
    return action.kind === 'mock' && row.status === 'reached' ? t('mockAgain') : t(action.kind);
  };
  if (look === 'whole_row') {
    return (
      <Link
        to={row.action.path}
        className={styles.wholeRow}
        aria-label={t('actionFor', { skill: name, action: words(row.action) })}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <ActionLink
        to={row.action.path}
        kind={row.status === 'reached' ? 'secondary' : 'soft'}
        size="sm"
        className={styles.first}
        aria-label={t('actionFor', { skill: name, action: words(row.action) })}
      >
        {words(row.action)}
      </ActionLink>
      {row.second && (
        <ActionLink to={row.second.path} kind="ghost" size="sm" className={styles.second}>
          {words(row.second)}
        </ActionLink>
      )}
    </div>
  );
}
