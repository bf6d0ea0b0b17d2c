import type { Result } from '@ninefold/contract/practice/result';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { TextLayersContext } from '../annotations/text-layers.ts';
import { PaperLoading } from '../PaperLoading.tsx';
import { partsOf } from '../paper/seats.ts';
import { practiceQueries } from '../practice.queries.ts';
import type { PracticeKit } from '../practice-kit.ts';
import { DeskContext } from '../questions/desk.ts';
import { WordArea } from '../word-tools/WordArea.tsx';
import { QuestionReview } from './QuestionReview.tsx';
import styles from './ReviewPage.module.css';
import { ReviewSummary } from './ReviewSummary.tsx';
import { reviewMessages } from './review.messages.ts';
import { useReviewDesk, useReviewLayers } from './useReviewDesk.ts';

type ReviewPageProps = { kit: PracticeKit; id: number; attemptId: number; own: string | undefined };

/** After handing in: the score and every question, explained. */
export function ReviewPage({ kit, id, attemptId, own }: ReviewPageProps) {
  const { data, error, refetch } = useQuery(practiceQueries.result(attemptId));
  if (!data) return <PaperLoading error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <ReviewSummary source={kit} id={id} own={own} result={data} />
      <Explained kit={kit} result={data} />
    </div>
  );
}

type Which = 'all' | 'wrong';

function Explained({ kit, result }: { kit: PracticeKit; result: Result }) {
  const t = useText(reviewMessages);
  const texts = kit.useTexts();
  const phone = useBreakpoint() !== 'desktop';
  const { attempt } = result;
  const parts = useMemo(() => partsOf(attempt.papers), [attempt]);
  const [at, setAt] = useState(0);
  const [which, setWhich] = useState<Which>('all');
  const part = parts[at] ?? parts[0];
  const desk = useReviewDesk(result, part);
  const layers = useReviewLayers(kit, result, part);
  const [textOpen, setTextOpen] = useState(false);
  if (!part || !desk) return null;
  const questions = result.questions.filter(
    (question) => question.paper_id === part.paper.id && (which === 'all' || question.right < question.total),
  );
  const text = <kit.ReviewPane result={result} part={part} />;
  return (
    <DeskContext value={desk}>
      <div className={styles.bar}>
        {parts.length > 1 ? (
          <Tabs
            label={t('parts')}
            tabs={parts.map(({ index, paper }) => ({
              value: String(index),
              label: t('part', { n: index + 1 }),
              count: result.papers.find((one) => one.id === paper.id)?.right ?? 0,
            }))}
            value={String(part.index)}
            onChange={(next) => setAt(Number(next))}
            panelId="review-panel"
          />
        ) : (
          <h2 className={styles.name}>{t('everyQuestion')}</h2>
        )}
        <SegmentedSwitch
          label={t('which')}
          segments={[
            { value: 'all', label: t('all') },
            { value: 'wrong', label: t('onlyMissed') },
          ]}
          value={which}
          onChange={setWhich}
        />
      </div>
      <WordArea id="review-panel" label={t('everyQuestion')} className={styles.columns} key={part.paper.id}>
        <TextLayersContext value={layers}>
          {phone ? (
            <details
              className={styles.fold}
              open={textOpen}
              onToggle={(event) => setTextOpen(event.currentTarget.open)}
            >
              <summary>{texts.showText}</summary>
              {text}
            </details>
          ) : (
            <div className={styles.text}>{text}</div>
          )}
        </TextLayersContext>
        <ol className={styles.questions}>
          {questions.length === 0 && <li className={styles.none}>{t('allRight')}</li>}
          {questions.map((question) => (
            <QuestionReview
              key={question.key}
              kit={kit}
              result={result}
              question={question}
              onShow={() => setTextOpen(true)}
            />
          ))}
        </ol>
      </WordArea>
    </DeskContext>
  );
}
