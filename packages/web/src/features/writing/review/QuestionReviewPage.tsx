import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { listOf, startOf } from '../essay-paths.ts';
import { kindMessages } from '../kinds/kinds.messages.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { StudyState } from '../study/StudyState.tsx';
import { studyMessages } from '../study/study.messages.ts';
import { studyQueries } from '../study/study.queries.ts';
import { AskedCard } from './AskedCard.tsx';
import { KeyFeatures } from './KeyFeatures.tsx';
import { ModelTexts } from './ModelTexts.tsx';
import { NextQuestions } from './NextQuestions.tsx';
import { OutlineCard } from './OutlineCard.tsx';
import { PromptCard } from './PromptCard.tsx';
import styles from './QuestionReviewPage.module.css';
import { Records } from './Records.tsx';
import { reviewMessages } from './review.messages.ts';

const Go = linkAs(ButtonLink);

/** 审题: a question taken apart before, or after, somebody writes about it. */
export function QuestionReviewPage() {
  const t = useText(reviewMessages);
  const study = useText(studyMessages);
  const kinds = useText(kindMessages);
  const { language } = useLanguage();
  const { id } = useParams({ strict: false }) as { id: number };
  const { search = '' } = useSearch({ strict: false }) as { search?: string };
  const { data, error, refetch, isFetching } = useQuery(studyQueries.review(id));
  const task = data?.paper.task ?? 2;
  return (
    <>
      <StudyBar
        title={`${t('title')} · Task ${task}`}
        meta={data && `${kinds(data.paper.type)} · ${data.paper.title[language]}`}
        home={listOf(task)}
      >
        {data && (
          <Go
            kind="primary"
            leftIcon={<Icon of={IconPencil} size={18} />}
            {...startOf({ paper_id: id, task: data.paper.task })}
          >
            {study('write')}
          </Go>
        )}
      </StudyBar>
      {!data && <StudyState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className={styles.page}>
          <div className={styles.main}>
            <PromptCard paper={data.paper} keywords={data.analysis?.keywords ?? []} />
            {data.analysis && <AskedCard analysis={data.analysis} />}
            {data.key_features.length > 0 && <KeyFeatures features={data.key_features} />}
            <OutlineCard outline={data.outline} />
          </div>
          <aside className={styles.aside}>
            <ModelTexts paperId={id} essays={data.essays} />
            <Records paperId={id} />
            <NextQuestions task={data.paper.task} paperId={id} search={search} />
          </aside>
        </div>
      )}
    </>
  );
}
