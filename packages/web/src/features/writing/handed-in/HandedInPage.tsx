import type { EssayRecord } from '@ninefold/contract/writing/records';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { useCopyEssay } from '../draft/useCopyEssay.ts';
import { editorMessages } from '../editor/editor.messages.ts';
import { essayQueries } from '../essay.queries.ts';
import { editorOf, listOf } from '../essay-paths.ts';
import { ScoreOffer } from '../scoring/ScoreOffer.tsx';
import styles from '../scoring/ScoringPage.module.css';
import { UnsentText } from './UnsentText.tsx';

const Go = linkAs(ButtonLink);

/** An exam that was handed in and not scored yet: what was written, and what scoring it costs. */
export function HandedInPage({ record, onScoring }: { record: EssayRecord; onScoring: () => void }) {
  const t = useText(editorMessages);
  const format = useFormat();
  const { data: other } = useQuery({ ...essayQueries.record(record.other_record), enabled: record.other_record > 0 });
  const { copy, copying } = useCopyEssay(record.id, t('copyFailed'));
  const time = format.shortDateTime(record.handed_in_time);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {t('taskName', { task: record.task })} · {t('handedInTitle')}
        </h1>
        <p className={styles.meta}>
          {t(record.handed_in_by === 'clock' ? 'handedInByClock' : 'handedInAt', { time })}
          {' · '}
          {t('wordsOf', { count: record.words, least: record.paper.min_words })}
          {' · '}
          {t('timeSpent', { time: format.duration(record.duration) })}
        </p>
      </header>
      <div className={styles.columns}>
        <Card padding="lg">
          <h2 className={styles.question} lang="en">
            {record.paper.content}
          </h2>
          <div className={styles.essay} lang="en">
            {record.content || t('emptyEssay')}
          </div>
          <UnsentText record={record} />
        </Card>
        <div className={styles.aside}>
          {record.status === ESSAY_STATUS.failed && <Callout tone="warn">{t('scoringFailed')}</Callout>}
          <Card>
            <ScoreOffer
              recordId={record.id}
              words={record.words}
              onScoring={onScoring}
              beside={
                <Go kind="ghost" {...listOf(record.task)}>
                  {t('backToList')}
                </Go>
              }
              layout={({ sentences, buttons }) => (
                <>
                  {sentences}
                  <div className={styles.actions}>{buttons}</div>
                </>
              )}
            />
          </Card>
          <Button kind="ghost" block busy={copying} leftIcon={<Icon of={IconCopy} size={18} />} onClick={copy}>
            {t('copyEssay')}
          </Button>
          {other && (
            <Go {...editorOf(other)} block>
              {t('otherPart', { task: other.task })}
            </Go>
          )}
        </div>
      </div>
    </div>
  );
}
