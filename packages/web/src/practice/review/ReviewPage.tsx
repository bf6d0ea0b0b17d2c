import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { typeTable } from '@ninefold/core/practice/review-table';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useOwnFrame } from '#platform/own-frame.ts';
import { Callout } from '#ui/states/Callout.tsx';
import { partsOf } from '../paper/seats.ts';
import { practiceQueries } from '../practice.queries.ts';
import type { PracticeKit } from '../practice-kit.ts';
import type { PracticeSearch } from '../practice-search.ts';
import { WordArea } from '../word-tools/WordArea.tsx';
import { HeadCard } from './head/HeadCard.tsx';
import { foundSentence } from './places/found-sentence.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewFailed, ReviewLoading } from './ReviewLoading.tsx';
import styles from './ReviewPage.module.css';
import { ReviewSummary } from './ReviewSummary.tsx';
import { reviewMessages } from './review.messages.ts';
import { AnswerSheet, PhoneAnswerSheet } from './sheet/AnswerSheet.tsx';
import { sheetParts } from './sheet/sheet-parts.ts';
import { TextAndQuestions } from './TextAndQuestions.tsx';
import { useRedo } from './useRedo.ts';
import { firstShown, useReviewChoices } from './useReviewChoices.ts';

type ReviewPageProps = { kit: PracticeKit; id: number; attemptId: number; search: PracticeSearch };

/** After handing in: the score and every question, explained. */
export function ReviewPage({ attemptId, ...rest }: ReviewPageProps) {
  const { data, error, isFetching, refetch } = useQuery(practiceQueries.result(attemptId));
  if (data) return <Reviewed {...rest} result={data} />;
  if (error) return <ReviewFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <ReviewLoading />;
}

type ReviewedProps = { kit: PracticeKit; id: number; search: PracticeSearch; result: Result };

function Reviewed({ kit, id, search, result }: ReviewedProps) {
  useOwnFrame();
  const t = useText(reviewMessages);
  const navigate = useNavigate();
  const phone = useBreakpoint() === 'mobile';
  const parts = useMemo(() => partsOf(result.attempt.papers), [result]);
  const sheet = useMemo(() => sheetParts(result), [result]);
  const types = useMemo(() => typeTable(result.questions, result.groups), [result]);
  const choices = useReviewChoices(result, search.question);
  const found = useMemo(() => foundSentence(kit, id, search.found), [kit, id, search.found]);
  const [at, setAt] = useState(() => (found ? partOf(result, id) : firstPart(result, search.question)));
  const [spot, setSpot] = useState<QuestionResult | null>(null);
  const redo = useRedo(kit, id, result.attempt.id);
  const view = search.view === 'text' ? 'text' : 'review';

  const showView = (next: 'review' | 'text') =>
    void navigate(kit.paperPath(id, { ...search, attempt: result.attempt.id, view: next }));
  function showText(question: QuestionResult) {
    setAt(partOf(result, question.paper_id));
    setSpot({ ...question });
    if (view !== 'text') showView('text');
  }

  // The other view is a page of its own in the history, and begins at its top.
  useEffect(() => {
    if (view === 'review') setSpot(null);
  }, [view]);

  const shownParts = phone ? parts.filter(({ index }) => index === at) : parts;
  return (
    <div className={styles.review}>
      <ReviewBar
        source={kit}
        id={id}
        own={search.own}
        result={result}
        view={view}
        onView={showView}
        missed={result.wrong + result.blank}
        redoing={redo.isPending}
        onRedo={() => redo.mutate()}
      />
      <div className={styles.page}>
        {redo.error && (
          <Callout tone="danger" live>
            {redo.error.message || t('redoFailed')}
          </Callout>
        )}
        {view === 'text' ? (
          <TextAndQuestions
            kit={kit}
            result={result}
            parts={parts}
            at={at}
            onPart={setAt}
            choices={choices}
            spot={spot}
            found={found}
            onShowText={showText}
          />
        ) : (
          <>
            <HeadCard source={kit} result={result} types={types} />
            {phone ? (
              <PhoneAnswerSheet
                parts={sheet}
                part={at}
                onPart={setAt}
                open={choices.open}
                onJump={({ key }) => choices.jump(key)}
              />
            ) : (
              <AnswerSheet parts={sheet} open={choices.open} onJump={({ key }) => choices.jump(key)} />
            )}
            <WordArea id="review-panel" label={t('everyQuestion')} className={styles.columns}>
              <ReviewSummary result={result} types={types} />
              <QuestionList kit={kit} result={result} parts={shownParts} choices={choices} onShowText={showText} />
            </WordArea>
          </>
        )}
      </div>
    </div>
  );
}

/** A phone shows one part at a time, and begins with the one somebody came for or the first in which something was missed. */
function firstPart({ attempt, questions }: Result, wanted: number | undefined): number {
  const first = firstShown(questions, wanted) ?? questions[0];
  return partOf({ attempt }, first?.paper_id ?? 0);
}

const partOf = ({ attempt }: Pick<Result, 'attempt'>, paperId: number): number =>
  Math.max(
    0,
    attempt.papers.findIndex(({ id }) => id === paperId),
  );
