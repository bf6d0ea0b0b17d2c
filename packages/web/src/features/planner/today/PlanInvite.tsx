import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { BandFan } from '#ui/band/BandFan.tsx';
import { Card } from '#ui/Card.tsx';
import { planMessages } from '../plan/plan.messages.ts';
import styles from './PlanInvite.module.css';

type PlanInviteProps = { onPlan: () => void; kind: 'primary' | 'soft' };

/** For learners without a plan: what it is, and that it takes three minutes. */
export function PlanInvite({ onPlan, kind }: PlanInviteProps) {
  const t = useText(planMessages);
  return (
    <Card className={styles.card} aria-labelledby="plan-invite">
      <span className={styles.picture} aria-hidden="true">
        <BandFan score={null} target={7} width={92} number={false} ground="surface" />
      </span>
      <div className={styles.words}>
        <h2 id="plan-invite" className={styles.title}>
          {t('inviteTitle')}
        </h2>
        <p className={styles.sentence}>{t('inviteSentence')}</p>
      </div>
      <Button kind={kind} onClick={onPlan}>
        {t('invite')}
      </Button>
    </Card>
  );
}
