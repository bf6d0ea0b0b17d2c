import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { useEffect, useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Tabs } from '#ui/Tabs.tsx';
import type { Stretch } from '../annotations/highlight-rules.ts';
import { TextLayersContext } from '../annotations/text-layers.ts';
import type { Part } from '../paper/seats.ts';
import type { PracticeKit } from '../practice-kit.ts';
import { DeskContext } from '../questions/desk.ts';
import { WordArea } from '../word-tools/WordArea.tsx';
import { showFound, showSpot } from './places/show-spot.ts';
import { QuestionList } from './questions/QuestionList.tsx';
import pageStyles from './ReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';
import styles from './TextAndQuestions.module.css';
import type { ReviewChoices } from './useReviewChoices.ts';
import { useReviewDesk, useReviewLayers } from './useReviewDesk.ts';

type TextAndQuestionsProps = {
  kit: PracticeKit;
  result: Result;
  parts: readonly Part[];
  at: number;
  onPart: (index: number) => void;
  choices: ReviewChoices;
  /** The question whose place in the text was asked for. */
  spot: QuestionResult | null;
  /** The sentence that somebody came to see, on its part only. */
  found: Stretch | null;
  onShowText: (question: QuestionResult) => void;
};

/** The text with the evidence in it, and its questions beside it. */
export function TextAndQuestions(props: TextAndQuestionsProps) {
  const { kit, result, parts, at, onPart, choices, spot, found, onShowText } = props;
  const t = useText(reviewMessages);
  const part = parts[at] ?? parts[0];
  const desk = useReviewDesk(result, part);
  const ownLayers = useReviewLayers(kit, result, part);
  const layers = useMemo(() => ({ ...ownLayers, found }), [ownLayers, found]);

  useEffect(() => {
    if (spot) showSpot(spot.n[0] ?? 0);
  }, [spot]);

  useEffect(() => {
    if (found) showFound();
  }, [found]);

  if (!part || !desk) return null;
  return (
    <DeskContext value={desk}>
      {parts.length > 1 && (
        <Tabs
          look="line"
          label={t('parts')}
          tabs={parts.map(({ index }) => ({ value: String(index), label: t('part', { n: index + 1 }) }))}
          value={String(part.index)}
          onChange={(next) => onPart(Number(next))}
          panelId="review-panel"
        />
      )}
      <WordArea
        id="review-panel"
        label={t('viewText')}
        className={cx(pageStyles.columns, pageStyles.halves)}
        key={part.paper.id}
      >
        <TextLayersContext value={layers}>
          <div className={styles.text}>
            <kit.ReviewPane result={result} part={part} />
          </div>
        </TextLayersContext>
        <QuestionList kit={kit} result={result} parts={[part]} choices={choices} onShowText={onShowText} />
      </WordArea>
    </DeskContext>
  );
}
