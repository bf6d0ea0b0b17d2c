import { IconHandStop } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Dispatch, useDeferredValue } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { essayQueries } from '../essay.queries.ts';
import styles from './Flow.module.css';
import { flowMessages } from './flow.messages.ts';
import type { Flow, FlowEvent } from './flow-state.ts';

/** The specification's module of a topic list that holds Task 1 and Task 2. */
const BOTH_TASKS = 5;

type StepProps = { flow: Flow; dispatch: Dispatch<FlowEvent>; onNext: () => void };

/** A title of one's own, or one of the bank. A title that cannot be used is told why, and stays to be changed. */
export function TitleStep({ flow, dispatch, onNext }: StepProps) {
  const t = useText(flowMessages);
  const { language } = useLanguage();
  const words = useDeferredValue(flow.paperId > 0 ? '' : flow.subject.trim().slice(0, 60));
  const list = useInfiniteQuery({
    ...essayQueries.topics(BOTH_TASKS, words === '' ? {} : { q: words }),
    placeholderData: (before) => before,
  });
  const topics = list.data?.pages.flatMap((page) => page.list).filter(({ id }) => id > 0) ?? [];
  return (
    <form
      className={styles.stage}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <h2 className={styles.heading}>{t('titleHeading')}</h2>
      <p className={styles.soft}>{t('titleSentence')}</p>
      <textarea
        className={styles.text}
        lang="en"
        rows={4}
        maxLength={2000}
        aria-label={t('subject')}
        placeholder={t('subjectHint')}
        value={flow.subject}
        onChange={(event) => dispatch({ type: 'subject_changed', subject: event.target.value })}
      />
      {flow.check?.is_available === 2 && (
        <Callout tone="warn" icon={<Icon of={IconHandStop} />} live>
          {flow.check.humor_reply}
        </Callout>
      )}
      <h3 className={styles.subheading}>{t('pick')}</h3>
      {topics.length === 0 && list.data && <p className={styles.soft}>{t('noTopics')}</p>}
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className={styles.topic}
              aria-pressed={topic.id === flow.paperId}
              onClick={() => dispatch({ type: 'topic_picked', subject: topic.content, paperId: topic.id })}
            >
              <b>{topic.title[language]}</b>
              <span lang="en">{topic.content}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button kind="ghost" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('moreTopics')}
        </Button>
      )}
    </form>
  );
}
