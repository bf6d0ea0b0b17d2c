import { SPEAKING_PARTS } from '@ninefold/core/speaking/parts';
import { IconClipboardCheck, IconMicrophone, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { SearchBox } from '#practice/list/filters/SearchBox.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NotTaken } from '../recording/NotTaken.tsx';
import { useSendAnswers } from '../recording/useSendAnswers.ts';
import { speakingMessages } from '../speaking.messages.ts';
import { speakingQueries } from '../speaking.queries.ts';
import { practiceOf, recordOf } from '../speaking-paths.ts';
import { HubAside, type Overview } from './HubAside.tsx';
import { hubMessages } from './hub.messages.ts';
import { type HubSearch, readHubSearch } from './hub-search.ts';
import { PartColumn } from './PartColumn.tsx';
import styles from './SpeakingHub.module.css';
import { TopicList } from './TopicList.tsx';
import { topicTitle } from './topic-words.ts';

const Go = linkAs(ButtonLink);

/** `/speaking`: today's question, the three parts by topic with what was practised, and where the learner stands. */
export function SpeakingHubPage() {
  const t = useText(hubMessages);
  const words = useText(speakingMessages);
  const search = readHubSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  useSendAnswers();
  const { data: overview } = useQuery({ ...speakingQueries.overview(), staleTime: 0 });
  const isList = search.part !== undefined || search.q !== undefined;
  const go = (next: HubSearch, replace = false) => void navigate({ to: '/speaking', search: next, replace });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.tools}>
          <SearchBox
            value={search.q ?? ''}
            onSearch={(q) => go({ ...search, part: search.part ?? 1, q }, search.q !== undefined)}
            icon={<Icon of={IconSearch} size={18} />}
          />
          <WholeTest />
        </div>
      </div>
      <NotTaken />
      {isList ? (
        <TopicList search={search} onSearch={go} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            {overview && <FirstCard overview={overview} />}
            <Card padding="none" className={styles.parts}>
              {SPEAKING_PARTS.map((part) => (
                <PartColumn key={part} part={part} />
              ))}
            </Card>
            <p className={styles.note}>
              {t('note')} {words('estimateNote')}
            </p>
          </div>
          {overview && <HubAside overview={overview} />}
        </div>
      )}
    </>
  );
}

/** What was left half way comes first, else today's question: the only filled button of the page. */
function FirstCard({ overview: { open, suggestion } }: { overview: Overview }) {
  const t = useText(hubMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  if (open)
    return (
      <Card className={styles.first} data-open-sitting={open.record_id}>
        <div>
          <p className={styles.quiet}>{t('openTitle')}</p>
          <h2 className={styles.question}>{`${words(`part${open.part}`)} · ${open.title[language]}`}</h2>
          <p>{t('openSentence')}</p>
        </div>
        <Go kind="primary" size="lg" leftIcon={<Icon of={IconMicrophone} size={18} />} {...recordOf(open)}>
          {t('goOn')}
        </Go>
      </Card>
    );
  if (!suggestion) return null;
  const { row, mode, why } = suggestion;
  return (
    <Card className={styles.first} data-suggestion={row.id}>
      <div>
        <p className={styles.quiet}>{t('today', { part: words(`part${row.part}`), minutes: row.minutes })}</p>
        <h2 className={styles.question}>{topicTitle(row, language)}</h2>
        <p>{why[language]}</p>
      </div>
      <Go
        kind="primary"
        size="lg"
        leftIcon={<Icon of={IconMicrophone} size={18} />}
        {...practiceOf(row.part, row.id, { mode })}
      >
        {t('speak')}
      </Go>
    </Card>
  );
}

/** A whole test that was not taken yet, else the first one; without any, no button. */
function WholeTest() {
  const t = useText(hubMessages);
  const { data } = useInfiniteQuery(speakingQueries.topics({ part: 0, content: '', state: '', size: 12 }));
  const list = data?.pages.flatMap((page) => page.list) ?? [];
  const row = list.find(({ times }) => times === 0) ?? list[0];
  if (!row) return null;
  return (
    <Go leftIcon={<Icon of={IconClipboardCheck} size={18} />} {...practiceOf(0, row.id, { mode: 'exam' })}>
      {t('wholeTest')}
    </Go>
  );
}
