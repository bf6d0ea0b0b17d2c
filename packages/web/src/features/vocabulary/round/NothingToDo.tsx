import { IconCircleCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { roundMessages } from '../round.messages.ts';
import { TenMore } from '../summary/TenMore.tsx';
import type { Round, Which } from '../vocabulary.queries.ts';
import styles from './RoundPage.module.css';

const Go = linkAs(ButtonLink);

const WORDS = {
  learn: ['nothingNew', 'nothingNewSentence'],
  review: ['nothingDue', 'nothingDueSentence'],
  hard: ['nothingHard', 'nothingHardSentence'],
  notebook: ['nothingSaved', 'nothingSavedSentence'],
} as const;

/** Nothing is left of this kind today; what else there is to do. */
export function NothingToDo({ which, round, onMore }: { which: Which; round: Round; onMore: () => void }) {
  const t = useText(roundMessages);
  const { books, today } = round;
  if (books === 0 && which === 'learn' && today.reviews === 0)
    return (
      <main className={styles.waiting}>
        <EmptyState
          title={t('noBooks')}
          action={
            <Go kind="primary" to="/words">
              {t('chooseBook')}
            </Go>
          }
          tall
        >
          {t('noBooksSentence')}
        </EmptyState>
      </main>
    );
  const [title, sentence] = WORDS[which];
  const other =
    which === 'learn' && today.reviews > 0 ? 'review' : which !== 'learn' && today.fresh > 0 ? 'learn' : null;
  return (
    <main className={styles.waiting}>
      <EmptyState
        title={t(title)}
        icon={<Icon of={IconCircleCheck} size={40} />}
        tall
        action={
          <>
            {other === 'review' && (
              <Go kind="primary" to="/word-review">
                {t('toReview', { count: today.reviews })}
              </Go>
            )}
            {other === 'learn' && (
              <Go kind="primary" to="/word-learning">
                {t('toLearn', { count: today.fresh })}
              </Go>
            )}
            {other === null && which === 'learn' && <TenMore onMore={onMore} />}
            <Go kind={other === null && which !== 'learn' ? 'primary' : 'secondary'} to="/words">
              {t('toWords')}
            </Go>
          </>
        }
      >
        {t(sentence)}
      </EmptyState>
    </main>
  );
}
