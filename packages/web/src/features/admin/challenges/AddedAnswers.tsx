import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import admin from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { PagedList } from '../PagedList.tsx';
import { challengeMessages } from './challenges.messages.ts';
import { TakeBack } from './TakeBack.tsx';

/** What challenges added to keys and counts now. It stands here also when whoever asked is gone. */
export function AddedAnswers() {
  const t = useText(challengeMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const added = useInfiniteQuery(adminQueries.addedAnswers());
  return (
    <PagedList label={t('addedAnswers')} query={added} empty={t('noneAdded')} emptySentence={t('noneAddedSentence')}>
      {(one) => (
        <div key={one.id} className={admin.row}>
          <span className={admin.words}>
            <span className={admin.first}>{one.answers.join(', ')}</span>
            <span>
              {one.paper[language]} · {t('question', { n: one.n })}
            </span>
            <span className={admin.second}>
              {t('besideKey', { answer: one.answer.join(', ') })} · {t('markedAgain', { count: one.marked_again })} ·{' '}
              {format.shortDate(one.created_at)}
            </span>
          </span>
          <TakeBack challengeId={one.id} answers={one.answers} markedAgain={one.marked_again} />
        </div>
      )}
    </PagedList>
  );
}
