import type { PlanAction, PlanRow } from '@ninefold/core/planner/plan-row';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import styles from './PlanActions.module.css';
import { planMessages } from './plan.messages.ts';

const ActionLink = linkAs(ButtonLink);

type PlanActionsProps = {
  row: PlanRow;
  name: string;
  look: 'buttons' | 'whole_row';
  onFollow: ((action: PlanAction) => void) | undefined;
};

export function PlanActions({ row, name, look, onFollow }: PlanActionsProps) {
  const t = useText(planMessages);
  const { action, second } = row;
  const words = (action: PlanAction) => {
    if (action.kind === 'practise') return t(`practise_${row.skill}`);
    return action.kind === 'mock' && row.status === 'reached' ? t('mockAgain') : t(action.kind);
  };
  if (look === 'whole_row') {
    return (
      action && (
        <Link
          to={action.path}
          onClick={() => onFollow?.(action)}
          className={styles.wholeRow}
          aria-label={t('actionFor', { skill: name, action: words(action) })}
        />
      )
    );
  }
  return (
    <div className={styles.actions}>
      {action ? (
        <ActionLink
          to={action.path}
          onClick={() => onFollow?.(action)}
          kind={row.status === 'reached' ? 'secondary' : 'soft'}
          size="sm"
          className={styles.first}
          aria-label={t('actionFor', { skill: name, action: words(action) })}
        >
          {words(action)}
        </ActionLink>
      ) : (
        <span className={styles.soon}>{t('soon')}</span>
      )}
      {second && (
        <ActionLink
          to={second.path}
          onClick={() => onFollow?.(second)}
          kind="ghost"
          size="sm"
          className={styles.second}
          aria-label={t('actionFor', { skill: name, action: words(second) })}
        >
          {words(second)}
        </ActionLink>
      )}
    </div>
  );
}
