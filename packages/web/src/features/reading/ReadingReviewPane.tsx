import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import type { ReviewPaneProps } from '#practice/practice-kit.ts';
import { TextPane } from '#practice/review/TextPane.tsx';
import { Passage } from './Passage.tsx';
import { readingMessages } from './reading.messages.ts';

/** The passage after handing in, paragraph by paragraph with its translation. */
export function ReadingReviewPane({ result, part: { paper } }: ReviewPaneProps) {
  const t = useText(readingMessages);
  const review = result.papers.find(({ id }) => id === paper.id);
  const chinese = useMemo(() => new Map((review?.paragraphs ?? []).map(({ label, zh }) => [label, zh])), [review]);
  if (paper.kind !== 'reading') throw new Error('only a passage can be reviewed here');
  return (
    <TextPane result={result} label={t('passage')} hasTranslation={chinese.size > 0}>
      {(translated) => <Passage paper={paper} lettered {...(translated && { translations: chinese })} />}
    </TextPane>
  );
}
