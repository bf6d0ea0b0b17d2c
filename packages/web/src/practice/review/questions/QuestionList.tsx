import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { countStates } from '@ninefold/core/practice/review-table';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Part } from '../../paper/seats.ts';
import type { PracticeKit } from '../../practice-kit.ts';
import { reviewMessages } from '../review.messages.ts';
import { isMissed, type ReviewChoices } from '../useReviewChoices.ts';
import styles from './QuestionList.module.css';
import { QuestionRow } from './QuestionRow.tsx';

type QuestionListProps = {
  kit: PracticeKit;
  result: Result;
  parts: readonly Part[];
  choices: ReviewChoices;
  onShowText: (question: QuestionResult) => void;
};

/** One line a question; what was right stays folded, and one at a time is open. */
export function QuestionList({ kit, result, parts, choices, onShowText }: QuestionListProps) {
  const t = useText(reviewMessages);
  const asked = result.questions.filter(({ paper_id }) => parts.some(({ paper }) => paper.id === paper_id));
  const missed = asked.filter(isMissed);
  const shown = choices.which === 'missed' ? missed : asked;
  return (
    <Card padding="none" className={styles.list} aria-label={t('everyQuestion')} data-question-list>
      <div className={styles.head}>
        <h2>{t('everyQuestion')}</h2>
        <Tabs
          label={t('which')}
          tabs={[
            { value: 'missed', label: t('onlyMissed'), count: missedMarks(missed) },
            { value: 'all', label: t('all'), count: marksOf(asked) },
          ]}
          value={choices.which}
          onChange={choices.show}
          panelId="review-questions"
        />
      </div>
      <div id="review-questions" role="tabpanel" aria-label={t('everyQuestion')}>
        {parts.map(({ index, paper }) => {
          const own = shown.filter(({ paper_id }) => paper_id === paper.id);
          return (
            <section key={paper.id} aria-label={t('part', { n: index + 1 })}>
              <h3 className={styles.part}>
                {result.attempt.papers.length > 1 && <b>{t('part', { n: index + 1 })}</b>}
                <span lang="en">{paper.title.en}</span>
              </h3>
              {own.length === 0 && <p className={styles.none}>{t('noneMissed')}</p>}
              <ol>
                {own.map((question) => (
                  <QuestionRow
                    key={question.key}
                    kit={kit}
                    result={result}
                    question={question}
                    choices={choices}
                    onShowText={() => onShowText(question)}
                  />
                ))}
              </ol>
            </section>
          );
        })}
      </div>
    </Card>
  );
}

const marksOf = (questions: readonly QuestionResult[]): number => questions.reduce((sum, { total }) => sum + total, 0);

function missedMarks(questions: readonly QuestionResult[]): number {
  const { wrong, blank } = countStates(questions);
  return wrong + blank;
}
