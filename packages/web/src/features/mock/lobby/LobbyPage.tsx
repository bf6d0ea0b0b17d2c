import type { MockToTake } from '@ninefold/contract/mock/sitting';
import { clockMinutes } from '@ninefold/core/practice/exam-times';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import type { MockKit } from '../mock-kit.ts';
import styles from './LobbyPage.module.css';
import { PartPlan } from './PartPlan.tsx';
import { StartBar } from './StartBar.tsx';
import { StartPanel } from './StartPanel.tsx';
import { useLobby } from './useLobby.ts';

const Go = linkAs(ButtonLink);

/** `/mock/{id}`: what the test runs through, whether it can be heard, and what its reports cost. */
export function LobbyPage({ kit, id }: { kit: MockKit; id: number }) {
  const t = useText(mockMessages);
  // Null: as in the profile. The other choice only changes the times, so the page stays while it is asked for.
  const [examType, setExamType] = useState<1 | 2 | null>(null);
  const query = useQuery({
    ...mockQueries.one(id, examType ?? undefined),
    placeholderData: (before, earlier) => (earlier?.queryKey[2] === id ? keepPreviousData(before) : undefined),
  });
  if (query.data) return <Lobby kit={kit} mock={query.data} onExamType={setExamType} />;
  if (query.isPending) return <LoadingRows rows={6} rowHeight={72} />;
  return (
    <ErrorState
      tall
      title={t('lobbyFailed')}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {t('lobbyFailedSentence')}
    </ErrorState>
  );
}

type LobbyProps = { kit: MockKit; mock: MockToTake; onExamType: (type: 1 | 2) => void };

function Lobby({ kit, mock, onExamType }: LobbyProps) {
  const t = useText(mockMessages);
  const { language } = useLanguage();
  const lobby = useLobby(kit, mock);
  return (
    <div className={styles.lobby}>
      <div className={styles.page}>
        <header>
          <h1 className={styles.title}>{t('lobbyTitle')}</h1>
          <p className={styles.meta}>
            {mock.title[language]} ·{' '}
            {t('meta', {
              module: t(mock.module),
              parts: mock.parts.length + mock.has_speaking,
              minutes: clockMinutes(mock.seconds),
            })}
          </p>
          <p className={styles.lead}>{t('lobbyLead')}</p>
        </header>
        <Hindrance mock={mock} />
        <div className={styles.columns}>
          <PartPlan mock={mock} />
          <StartPanel kit={kit} mock={mock} lobby={lobby} onExamType={onExamType} />
        </div>
      </div>
      <StartBar mock={mock} lobby={lobby} />
    </div>
  );
}

/** What keeps this mock from being begun, with the way out of it. */
function Hindrance({ mock }: { mock: MockToTake }) {
  const t = useText(mockMessages);
  const skills = useText(skillMessages);
  const { mine } = mock;
  if (mine.state === 'open')
    return (
      <Callout
        tone="warn"
        action={
          <Go kind="primary" to="/mock/$id/{-$recordId}" params={{ id: mock.id, recordId: mine.record_id }}>
            {t('goOn')}
          </Go>
        }
      >
        {t('mineOpen')}
      </Callout>
    );
  if (mock.other_open_id > 0)
    return (
      <Callout
        tone="warn"
        action={
          <Go
            kind="primary"
            to="/mock/$id/{-$recordId}"
            params={{ id: mock.other_open_mock_id, recordId: mock.other_open_id }}
          >
            {t('toOther')}
          </Go>
        }
      >
        {t('otherOpen')}
      </Callout>
    );
  if (mock.locked !== '')
    return (
      <Callout
        action={
          <Go kind="primary" to="/profile/vip">
            {t('seeMembership')}
          </Go>
        }
      >
        {t('locked', { skill: skills(mock.locked) })}
      </Callout>
    );
  if (mock.silent === 1) return <Callout tone="warn">{t('silent')}</Callout>;
  return null;
}
