import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { IconHistory, IconNotebook, IconPlus, IconRefresh, IconUser } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Challenge } from './ChallengeEvidence.tsx';
import { challengeMessages } from './challenges.messages.ts';
import styles from './challenges.module.css';

type Effect = Output<Contract['attempt']['getChallengeEffect']>;
type ConsequencesProps = { challenge: Challenge; effect: Effect; addsToKey: boolean };

/** One line for each thing that changes, worked out by the server and not by the page. */
export function Consequences({ challenge, effect, addsToKey }: ConsequencesProps) {
  const t = useText(challengeMessages);
  const who = `N-${String(challenge.user_id).padStart(4, '0')}`;
  const { mine, again, looked } = effect;
  const isMore = effect.is_more === 1;
  const band =
    mine.band_after > mine.band
      ? t('bandRises', { who, from: bandText(mine.band), to: bandText(mine.band_after) })
      : t('bandStays', { who, band: bandText(mine.band) });
  const lines = [
    addsToKey
      ? { icon: IconPlus, says: t('willAdd', { answer: effect.add.join(', ') }) }
      : { icon: IconPlus, says: t('onlyOnce') },
    ...(addsToKey
      ? [
          {
            icon: IconRefresh,
            says: t(isMore ? 'willMarkAtLeast' : 'willMark', { count: again.learners, bands: again.bands }),
          },
        ]
      : []),
    ...(addsToKey && isMore ? [{ icon: IconHistory, says: t('lookedThrough', { looked }) }] : []),
    { icon: IconUser, says: t('willCount', { who, right: mine.right, after: mine.right_after, total: mine.total }) },
    ...(mine.band >= 0 ? [{ icon: IconUser, says: band }] : []),
    { icon: IconNotebook, says: t('willClose') },
  ];
  return (
    <ul className={styles.changes}>
      {lines.map(({ icon, says }) => (
        <li key={says} className={styles.change}>
          <Icon of={icon} size={18} />
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
