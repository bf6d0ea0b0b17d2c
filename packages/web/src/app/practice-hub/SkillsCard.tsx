import { hasScore, type Skill } from '@ninefold/core/skills';
import { secondsOf } from '@ninefold/core/time/seconds';
import { IconAlertTriangle, IconCheck, IconChevronRight } from '@tabler/icons-react';
import type { MenuLink } from '#features/shell/menu-items.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { useMenuClick } from '../shell/menu/useMenuClick.ts';
import { practiceMessages } from './practice.messages.ts';
import styles from './SkillsCard.module.css';
import type { SkillState } from './useSkillStates.ts';

type SkillsCardProps = {
  skills: readonly { skill: Skill; link: MenuLink }[];
  states: Record<Skill, SkillState> | undefined;
};

/** The four skills: where each stands, and what was done last. */
export function SkillsCard({ skills, states }: SkillsCardProps) {
  const t = useText(practiceMessages);
  const tested = states && Object.values(states).some(({ row }) => hasScore(row.current));
  return (
    <Card padding="none" className={styles.card} aria-labelledby="skills">
      <CardHead id="skills" title={t('skills')}>
        {tested && <span className={styles.hint}>{t('ringHint')}</span>}
      </CardHead>
      <ul className={styles.skills}>
        {skills.map(({ skill, link }) => (
          <li key={link.id} className={styles.item}>
            <SkillRow link={link} state={states?.[skill]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SkillRow({ link, state }: { link: MenuLink; state: SkillState | undefined }) {
  const t = useText(practiceMessages);
  const clicked = useMenuClick();
  return (
    <Link to={link.path} className={styles.row} onClick={() => clicked(link)}>
      <BandRing
        score={state?.row.current ?? null}
        target={state?.planned && hasScore(state.row.current) ? state.row.target : null}
        subject={link.name}
      />
      <span className={styles.words}>
        <span className={styles.head}>
          <b className={styles.name}>{link.name}</b>
          {state?.sets !== undefined && <span className={styles.sets}>{t('sets', { count: state.sets })}</span>}
        </span>
        <LastAttempt state={state} />
        {state?.planned && <Gap state={state} />}
      </span>
      <Icon of={IconChevronRight} size={18} />
    </Link>
  );
}

function LastAttempt({ state }: { state: SkillState | undefined }) {
  const t = useText(practiceMessages);
  const format = useFormat();
  // The empty line keeps its place, so that nothing moves under the learner's thumb.
  if (!state) return <span className={styles.last}>{'\u00a0'}</span>;
  const { last, essay } = state;
  if (essay) {
    const ago = format.timeAgo(essay.last_time, secondsOf(Date.now()));
    return (
      <span className={styles.last}>
        {hasScore(essay.score)
          ? t('lastBand', { band: bandText(essay.score), ago })
          : t('lastWords', { count: essay.words, ago })}
      </span>
    );
  }
  if (!last) return <span className={styles.last}>{state.answered ? t('never') : '\u00a0'}</span>;
  const ago = format.timeAgo(last.submitted_at, secondsOf(Date.now()));
  return <span className={styles.last}>{t('lastScore', { right: last.right, total: last.total, ago })}</span>;
}

/** The largest gap is marked by the plan's own rule: it is the one to work on first. */
function Gap({ state: { row } }: { state: SkillState }) {
  const t = useText(practiceMessages);
  if (row.gap === null) return <span className={styles.gap}>{t('untested')}</span>;
  if (row.gap === 0)
    return (
      <span className={styles.gap} data-tone="ok">
        <Icon of={IconCheck} size={16} />
        {t('reached')}
      </span>
    );
  const wide = row.status === 'bottleneck' && row.level === 4;
  return (
    <span className={styles.gap} data-tone={wide ? 'warn' : undefined}>
      {wide && <Icon of={IconAlertTriangle} size={16} />}
      {t('gap', { gap: bandText(row.gap) })}
    </span>
  );
}
