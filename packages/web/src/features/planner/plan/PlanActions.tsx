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
  const { second } = row;
  const words = (action: PlanAction) => {
    if (action.kind === 'practise') return t(`practise_${row.skill}`);
    return action.kind === 'mock' && row.status === 'reached' ? t('mockAgain') : t(action.kind);
  };
  if (look === 'whole_row') {
    return (
      <Link
        to={row.action.path}
        onClick={() => onFollow?.(row.action)}
        className={styles.wholeRow}
        aria-label={t('actionFor', { skill: name, action: words(row.action) })}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <ActionLink
        to={row.action.path}
        onClick={() => onFollow?.(row.action)}
        kind={row.status === 'reached' ? 'secondary' : 'soft'}
        size="sm"
        className={styles.first}
        aria-label={t('actionFor', { skill: name, action: words(row.action) })}
      >
        {words(row.action)}
      </ActionLink>
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
