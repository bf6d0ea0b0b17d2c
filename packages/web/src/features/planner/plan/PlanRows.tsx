import type { PlanAction, PlanRow } from '@ninefold/core/planner/plan-row';
import { useText } from '#i18n/useText.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandFill, bandInk, bandText, hasScore } from '#ui/band/band-colour.ts';
import { SkillBadge } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tag, type TagTone } from '#ui/Tag.tsx';
import { PlanActions } from './PlanActions.tsx';
import styles from './PlanRows.module.css';
import { planMessages } from './plan.messages.ts';
import { reportName } from './report-name.ts';
import { ScoreChange } from './ScoreChange.tsx';

type PlanRowsProps = {
  rows: readonly PlanRow[];
  /** A phone's home has no space for buttons: there the whole row is a link. */
  actions: 'buttons' | 'whole_row';
  /** The learner follows an action, so a dialog closes. */
  onFollow?: ((action: PlanAction) => void) | undefined;
};

/** The four skills: now, change, way to the target, what it means, what to do. */
export function PlanRows({ rows, actions, onFollow }: PlanRowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <SkillRow key={row.skill} row={row} actions={actions} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function SkillRow({ row, actions, onFollow }: { row: PlanRow } & Omit<PlanRowsProps, 'rows'>) {
  const t = useText(planMessages);
  const skills = useText(skillMessages);
  const name = skills(row.skill);
  const percent = Math.round(row.progress * 100);
  return (
    <li className={styles.row}>
      <span className={styles.badge}>
        <SkillBadge skill={row.skill} />
      </span>
      <div className={styles.name}>
        <h3>{name}</h3>
        {reportName(row.skill) !== name && (
          <span lang="en" className={styles.english}>
            {reportName(row.skill)}
          </span>
        )}
      </div>
      <span className={styles.ring}>
        <BandRing
          score={row.current}
          target={hasScore(row.current) ? row.target : null}
          subject={name}
          opens={`plan-${row.skill}`}
        />
      </span>
      <ScoreChange row={row} />
      <span
        className={styles.bar}
        role="progressbar"
        aria-label={t('progress', { skill: name })}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%`, background: bandFill(row.current) }} />
      </span>
      <span className={styles.base}>{hasScore(row.past) ? bandText(row.past) : '0'}</span>
      <span className={styles.percent}>{percent}%</span>
      <span className={styles.target} style={{ color: bandInk(row.target) }}>
        {t('target', { band: bandText(row.target) })}
      </span>
      <span className={styles.tag}>
        <Tag tone={toneOf(row)}>{t(row.status)}</Tag>
      </span>
      <Why row={row} />
      <PlanActions row={row} name={name} look={actions} onFollow={onFollow} />
    </li>
  );
}

/** In full beside the status; a phone has space for the fact alone. */
function Why({ row: { status, skill, gap } }: { row: PlanRow }) {
  const t = useText(planMessages);
  const by = bandText(gap ?? 0);
  if (status === 'not_tested') return <p className={styles.why}>{t('whyNotTested')}</p>;
  const long = status === 'reached' ? t(`${skill}_reached`) : t(`${skill}_${status}`, { gap: by });
  const short = status === 'reached' ? t('shortReached') : t('shortGap', { gap: by });
  return (
    <p className={styles.why}>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </p>
  );
}

/** Marks the largest gap, which is the one to work on first. */
function toneOf({ status, level }: PlanRow): TagTone {
  if (status === 'bottleneck') return level === 4 ? 'danger' : 'warn';
  return status === 'reached' ? 'ok' : status === 'near' ? 'info' : 'plain';
}
