import type { ErrorKind } from '@ninefold/core/writing/error-kinds';
import { slipIn } from '@ninefold/core/writing/errors/slip-in';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { feedbackOf } from '../essay-paths.ts';
import { useBoth } from '../feedback/report/useBoth.ts';
import styles from './ErrorsPage.module.css';
import { errorsMessages } from './errors.messages.ts';
import { errorsQueries, type Sighting, type WhichTask } from './errors.queries.ts';

const Go = linkAs(ButtonLink);

/** The learner's own sentences, newest first, with what was wrong in place, and the way to practise it. */
export function KindSentences({ kind, task }: { kind: ErrorKind; task: WhichTask }) {
  const t = useText(errorsMessages);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    errorsQueries.sentences(kind, task),
  );
  if (error && !data) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.sentences}>
        <LoadingRows rows={3} look="line" />
      </div>
    );
  return (
    <>
      <ul className={styles.sentences}>
        {data.pages
          .flatMap(({ list }) => list)
          .map((sighting) => (
            <Sentence key={sighting.id} sighting={sighting} />
          ))}
      </ul>
      <div className={styles.after}>
        {/* The book of mistakes keeps spellings word by word, and everything else rule by rule. */}
        <Go
          size="sm"
          kind="soft"
          to="/mistakes"
          search={{ skill: 'writing', kind: kind === 'spelling' ? 'spelling' : 'grammar' }}
        >
          {t('practise')}
        </Go>
        <TrainingSets kind={kind} />
        {hasNextPage && (
          <Button size="sm" kind="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The sets that mend this kind. A list that does not come takes nothing away: the book is there. */
function TrainingSets({ kind }: { kind: ErrorKind }) {
  const t = useText(errorsMessages);
  const { language } = useLanguage();
  const { data } = useQuery(errorsQueries.trainingSets());
  return data?.list
    .filter(({ mistakes }) => mistakes.includes(kind))
    .map(({ id, title }) => (
      <Go
        key={id}
        size="sm"
        kind="soft"
        to="/training-collection/$collectionId/{-$collectionRecordId}"
        params={{ collectionId: id }}
      >
        {t('train', { set: title[language] })}
      </Go>
    ));
}

function Sentence({ sighting }: { sighting: Sighting }) {
  const t = useText(errorsMessages);
  const { language } = useLanguage();
  const { own } = useBoth();
  const format = useFormat();
  const { before, original, after } = slipIn(sighting);
  return (
    <li>
      <p className={styles.sentence} lang="en">
        {before}
        {original !== '' && <del>{original}</del>}
        {sighting.replacement !== '' && <ins>{sighting.replacement}</ins>}
        {after}
      </p>
      <p className={styles.why}>{own(sighting.explanation)}</p>
      <p className={styles.quiet}>
        {t('fromEssay', { title: sighting.title[language], date: format.shortDate(sighting.at) })}{' '}
        <Link
          {...feedbackOf({ ...sighting, id: sighting.record_id })}
          search={{ at: `${sighting.start}-${sighting.end}` }}
        >
          {t('openFeedback')}
        </Link>
      </p>
    </li>
  );
}
