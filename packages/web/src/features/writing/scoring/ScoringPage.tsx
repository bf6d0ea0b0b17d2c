import type { EssayRecord } from '@ninefold/contract/writing/records';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { essayQueries } from '../essay.queries.ts';
import { feedbackOf, listOf } from '../essay-paths.ts';
import { ProgressSteps } from './ProgressSteps.tsx';
import { ScoringFailed } from './ScoringFailed.tsx';
import styles from './ScoringPage.module.css';
import { scoringMessages } from './scoring.messages.ts';
import { useTellWhenScored } from './useTellWhenScored.tsx';

const Go = linkAs(ButtonLink);
/** While nothing is known yet, or the network is away. */
const ASK_AGAIN_MS = 2000;

type ScoringPageProps = { record: EssayRecord; onDraft: () => void };

/** An essay that is being scored: the text, what is being done with it, and the way on when it is over. */
export function ScoringPage({ record, onDraft }: ScoringPageProps) {
  const t = useText(scoringMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: progress, isError } = useQuery({
    ...essayQueries.progress(record.id),
    // The server says when to ask again; less and less often, the longer it takes.
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 2 ? false : state.data?.ask_again_ms || ASK_AGAIN_MS,
  });
  const scored = progress?.status === 3;
  const telling = useTellWhenScored(record, scored || progress?.status === 4);

  useEffect(() => {
    if (!scored) return;
    void client.invalidateQueries(essayQueries.all());
    void navigate({ ...feedbackOf(record), replace: true });
  }, [scored, client, navigate, record]);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('pageTitle', { task: record.task })}</h1>
        <p className={styles.meta}>
          {t('draftNumber', { draft: record.draft })}
          {record.handed_in_time > 0 && ` · ${format.shortDateTime(record.handed_in_time)}`}
        </p>
      </header>
      <div className={styles.columns}>
        <Card padding="lg">
          <h2 className={styles.question} lang="en">
            {record.paper.content}
          </h2>
          <div className={styles.essay} lang="en">
            {record.content}
          </div>
        </Card>
        <div className={styles.aside}>
          {progress?.status === 4 ? (
            <ScoringFailed record={record} progress={progress} onDraft={onDraft} />
          ) : (
            <>
              <ProgressSteps progress={progress} words={record.words} />
              <Card>
                <p className={styles.note}>{t(isError ? 'offline' : 'canLeave')}</p>
                <div className={styles.way}>
                  {scored ? (
                    <Go kind="primary" {...feedbackOf(record)} replace>
                      {t('open')}
                    </Go>
                  ) : (
                    <>
                      <Go kind="primary" {...listOf(record.task)}>
                        {t('elsewhere')}
                      </Go>
                      <Button
                        kind={telling.wanted ? 'soft' : 'ghost'}
                        aria-pressed={telling.wanted}
                        leftIcon={<Icon of={telling.wanted ? IconBellRinging : IconBell} size={18} />}
                        onClick={telling.toggle}
                      >
                        {t(telling.wanted ? 'willTell' : 'tellMe')}
                      </Button>
                    </>
                  )}
                </div>
              </Card>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
