import { hasScore, SKILLS, type SkillScores } from '@ninefold/core/skills';
import { IconCalendarPlus, IconTargetArrow } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { planMessages } from '../plan/plan.messages.ts';
import styles from './PlanInvite.module.css';

type PlanInviteProps = { onPlan: () => void; kind: 'primary' | 'soft'; scores: SkillScores };

/** For learners without a plan: the three things it is made of, and which of them are known. */
export function PlanInvite({ onPlan, kind, scores }: PlanInviteProps) {
  const t = useText(planMessages);
  const skills = useText(skillMessages);
  return (
    <Card padding="none" aria-labelledby="plan-invite">
      <CardHead id="plan-invite" title={t('plan')} note={t('inviteSentence')}>
        <Button kind={kind} size={kind === 'primary' ? 'md' : 'sm'} className={styles.go} onClick={onPlan}>
          {t('invite')}
        </Button>
      </CardHead>
      <dl className={styles.parts}>
        <div>
          <dt>{t('inviteDate')}</dt>
          <dd>
            <Icon of={IconCalendarPlus} size={18} />
            {t('inviteNotSet')}
          </dd>
        </div>
        <div>
          <dt>{t('inviteTarget')}</dt>
          <dd>
            <Icon of={IconTargetArrow} size={18} />
            {t('inviteNotSet')}
          </dd>
        </div>
        <div>
          <dt>{t('inviteScores')}</dt>
          <dd className={styles.scores}>
            {SKILLS.map((skill) => (
              <span key={skill}>
                {skills(skill)}
                <b style={hasScore(scores[skill]) ? { color: bandInk(scores[skill]) } : undefined}>
                  {bandText(scores[skill])}
                </b>
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
