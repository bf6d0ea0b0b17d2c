import type { OutlinePart } from '@ninefold/contract/writing/study';
import { type BoardIdea, moveLine, type PlanChecks, type PlanLine } from '@ninefold/core/writing/ideas/board';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
} from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useRoleName } from '../study/useRoleName.ts';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';

type PlanCardProps = {
  language: 'zh' | 'en';
  plan: readonly PlanLine[];
  picked: readonly BoardIdea[];
  checks: PlanChecks;
  /** The plan of the pack, to look at beside one's own. */
  example: readonly OutlinePart[];
  onPlan: (plan: PlanLine[]) => void;
};

const SIGNS = { ok: IconCircleCheck, empty: IconCircleDashed, noSupport: IconAlertTriangle };

/** The plan as it grows, paragraph by paragraph, and what it still lacks. */
export function PlanCard({ language, plan, picked, checks, example, onPlan }: PlanCardProps) {
  const t = useText(ideasMessages);
  const roleName = useRoleName();
  const lackOf = (id: string) => checks.lines.find((line) => line.id === id)?.lack ?? 'ok';
  const unsupported = plan.findIndex(({ id }) => lackOf(id) === 'noSupport');
  const bodies = plan.filter(({ role }) => role === 'body').length;
  return (
    <aside className={styles.aside}>
      <Card>
        <div className={styles.sideHead}>
          <h2>{t('plan')}</h2>
          {bodies > 1 && <span>{t('canMove')}</span>}
        </div>
        <ol>
          {plan.map((line, at) => {
            const lack = lackOf(line.id);
            const name = roleName(plan, at);
            return (
              <li key={line.id} className={styles.planLine}>
                <div className={styles.planWords}>
                  <small>{name}</small>
                  {line.ideas.map((id) => (
                    <span key={id}>{picked.find((idea) => idea.id === id)?.idea}</span>
                  ))}
                  <input
                    className={styles.note}
                    aria-label={t('noteFor', { part: name })}
                    placeholder={t(line.role === 'body' ? 'noteHint' : `noteHint_${line.role}`)}
                    maxLength={300}
                    value={line.note}
                    onChange={({ target }) =>
                      onPlan(plan.map((one) => (one.id === line.id ? { ...one, note: target.value } : one)))
                    }
                  />
                </div>
                {line.role === 'body' && bodies > 1 && (
                  <span className={styles.movers}>
                    <IconButton
                      size="sm"
                      label={t('moveUp', { part: name })}
                      icon={<Icon of={IconArrowUp} size={16} />}
                      disabled={plan[at - 1]?.role !== 'body'}
                      onClick={() => onPlan(moveLine(plan, line.id, -1))}
                    />
                    <IconButton
                      size="sm"
                      label={t('moveDown', { part: name })}
                      icon={<Icon of={IconArrowDown} size={16} />}
                      disabled={plan[at + 1]?.role !== 'body'}
                      onClick={() => onPlan(moveLine(plan, line.id, 1))}
                    />
                  </span>
                )}
                <span className={styles[lack]} title={t(`lack_${lack}`)}>
                  <Icon of={SIGNS[lack]} size={18} />
                  <span className="nf-sr-only">{t(`lack_${lack}`)}</span>
                </span>
              </li>
            );
          })}
        </ol>
        {unsupported >= 0 && (
          <p className={styles.warning}>{t('unsupported', { part: roleName(plan, unsupported) })}</p>
        )}
        {bodies === 0 && <p className={styles.soft}>{t('pickFirst')}</p>}
      </Card>
      <Card>
        <dl className={styles.checks}>
          <dt>{t('bothSides')}</dt>
          <dd className={checks.bothSides ? styles.ok : undefined}>
            {checks.bothSides && <Icon of={IconCheck} size={16} />} {t(checks.bothSides ? 'yes' : 'no')}
          </dd>
          <dt>{t('developed')}</dt>
          <dd>{`${checks.developed} / ${checks.picked}`}</dd>
          <dt>{t('ownOnes')}</dt>
          <dd>{`${checks.own} / ${checks.picked}`}</dd>
        </dl>
      </Card>
      {example.length > 0 && (
        <Card>
          <h2 className={styles.exampleHead}>{t('packPlan')}</h2>
          <ol>
            {example.map((part, at) => (
              <li key={part.point.en} className={styles.planLine}>
                <div className={styles.planWords}>
                  <small>{roleName(example, at)}</small>
                  <span>{part.point[language]}</span>
                </div>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </aside>
  );
}
