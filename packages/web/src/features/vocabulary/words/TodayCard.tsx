import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from '../list/WordsPage.module.css';
import { type Plan, type Report, refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';

const Go = linkAs(ButtonLink);

/** The one filled button of the page: what is due, else new words, else ten minutes more. */
export function TodayCard({ report, plan }: { report: Report; plan: Plan }) {
  const t = useText(wordsMessages);
  const { reviews, fresh, done_reviews, done_fresh, accuracy_week } = report;
  const left = reviews + fresh > 0;
  const isFree = !left && plan.is_study_day === 0 && done_reviews + done_fresh === 0;
  return (
    <Card className={styles.today} data-left={`${reviews} ${fresh}`}>
      <div>
        <p className={styles.label}>{t('today')}</p>
        <p className={styles.counts}>
          {left ? t('todayCounts', { reviews, fresh }) : t(isFree ? 'todayFree' : 'todayDone')}
        </p>
        {done_reviews + done_fresh > 0 && (
          <p className={styles.small}>{t('doneSoFar', { reviews: done_reviews, fresh: done_fresh })}</p>
        )}
        <div className={styles.buttons}>
          {reviews > 0 && (
            <Go kind="primary" to="/word-review" leftIcon={<Icon of={IconRefresh} size={18} />}>
              {t('startReview')}
            </Go>
          )}
          {fresh > 0 && (
            <Go kind={reviews > 0 ? 'secondary' : 'primary'} to="/word-learning">
              {t('startLearn')}
            </Go>
          )}
          {!left && <TenMore />}
        </div>
      </div>
      <p className={styles.rate}>
        <b>{accuracy_week < 0 ? '–' : `${accuracy_week}%`}</b>
        <span>{accuracy_week < 0 ? t('rateNone') : t('rate')}</span>
      </p>
    </Card>
  );
}

function TenMore() {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const more = useMutation({
    mutationFn: () => api.vocabulary.addMinutes({}),
    onSuccess: ({ today: { reviews, fresh } }) => {
      if (reviews + fresh === 0) toast.success(t('nothingMore'));
      refetchWords(client);
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  return (
    <Button kind="primary" busy={more.isPending} onClick={() => more.mutate()}>
      {t('tenMore')}
    </Button>
  );
}
