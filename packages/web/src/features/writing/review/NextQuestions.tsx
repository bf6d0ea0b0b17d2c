import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { studyQueries } from '../study/study.queries.ts';
import styles from './QuestionReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

const Go = linkAs(ButtonLink);

type NextQuestionsProps = { task: 1 | 2; paperId: number; search: string };

/** Other ways to work on it, and the next question of the list, or of the search the learner came with. */
export function NextQuestions({ task, paperId, search }: NextQuestionsProps) {
  const t = useText(reviewMessages);
  const { language } = useLanguage();
  const { data } = useQuery(studyQueries.found(task, search));
  const papers = data?.list.filter(({ id }) => id > 0) ?? [];
  const at = papers.findIndex(({ id }) => id === paperId);
  const next = papers[at + 1] ?? papers.find(({ id }) => id !== paperId);
  const ways = { params: { id: paperId, type: task }, ...(search && { search: { search } }) };
  return (
    <Card>
      <h2 className={styles.head}>{t('ways')}</h2>
      <div className={styles.ways}>
        <Go block to="/writing-ideas/$id/$type" {...ways}>
          {t('toIdeas')}
        </Go>
        <Go block to="/segmented/$id/$type" {...ways}>
          {t('toSegmented')}
        </Go>
      </div>
      {next && (
        <Link
          className={styles.row}
          style={{ marginTop: 16 }}
          to="/question-review-next/$id/{-$type}"
          params={{ id: next.id, type: task }}
          {...(search && { search: { search } })}
        >
          <span>
            <small>{search ? t('nextFound', { search }) : t('next')}</small>
            {next.title[language]}
          </span>
          <Icon of={IconChevronRight} size={18} />
        </Link>
      )}
    </Card>
  );
}
