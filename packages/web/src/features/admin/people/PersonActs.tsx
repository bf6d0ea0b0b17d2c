import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import type { PersonActName } from './PersonAct.tsx';

type PersonActsProps = {
  person: Output<Contract['admin']['getPerson']>;
  onAct: (act: PersonActName) => void;
};

/** What may be done about an account. An operator's own is looked after in the profile, not here. */
export function PersonActs({ person, onAct }: PersonActsProps) {
  const t = useText(adminMessages);
  const isLearner = person.role === 'student';
  if (useMe()?.id === person.id) return null;
  return (
    <div className={styles.acts}>
      {isLearner && (
        <>
          <Button kind="soft" size="sm" onClick={() => onAct('coins')}>
            {t('grantCoins')}
          </Button>
          <Button size="sm" onClick={() => onAct('membership')}>
            {t('grantMembership')}
          </Button>
        </>
      )}
      <Button size="sm" onClick={() => onAct('sessions')}>
        {t('endSessions')}
      </Button>
      {person.has_second_factor === 1 && (
        <Button size="sm" onClick={() => onAct('factor')}>
          {t('resetFactor')}
        </Button>
      )}
      {!isLearner && person.banned_at === 0 && (
        <Button kind="dangerLine" size="sm" onClick={() => onAct('close')}>
          {t('closeOperator')}
        </Button>
      )}
      {isLearner && (
        <Button
          kind={person.banned_at > 0 ? 'secondary' : 'dangerLine'}
          size="sm"
          onClick={() => onAct(person.banned_at > 0 ? 'unban' : 'ban')}
        >
          {t(person.banned_at > 0 ? 'unban' : 'ban')}
        </Button>
      )}
    </div>
  );
}
