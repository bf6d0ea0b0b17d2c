import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { DrillKits } from '#practice/drill-kit.ts';
import { partsOf } from '#practice/paper/seats.ts';
import { currentAt } from '#practice/questions/current.ts';
import { type Desk, DeskContext } from '#practice/questions/desk.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { useScrollByKeys } from '#ui/useScrollByKeys.ts';
import { AdviceSolution, CorrectionSolution, OwnSentence } from '../correction/CorrectionSolution.tsx';
import { QuestionSolution } from '../drill/QuestionSolution.tsx';
import { WordSolution } from '../drill/WordSolution.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import { type MistakeInfo, mistakesQueries } from '../mistakes.queries.ts';
import { SpokenEvidence } from '../spoken/SpokenEvidence.tsx';
import { TenMore } from '../TenMore.tsx';
import { ToReview } from '../ToReview.tsx';
import styles from './MistakeList.module.css';

type EvidenceViewProps = { id: number; loadKits: () => Promise<DrillKits> };

/** The place it was made, as its owner shows it: the paragraph or the clip, the answers and the reason. */
export function EvidenceView({ id, loadKits }: EvidenceViewProps) {
  const t = useText(mistakesMessages);
  const { language } = useLanguage();
  const kits = use(loadKits());
  const { data, error, refetch } = useQuery(mistakesQueries.info(id));
  if (error && !data) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={3} look="line" />;
  const { solution } = data;
  if (solution.form === 'word')
    return (
      <div className={styles.evidence} data-evidence>
        <WordSolution kit={kits.word} right={null} word={solution.word} />
      </div>
    );
  if (solution.form === 'question') return <QuestionEvidence kits={kits} info={data} solution={solution} />;
  if (solution.form === 'exercise') {
    const { Card, Solution, startValue } = use(kits.loadExercise(language));
    const { exercise } = solution;
    const given = solution.last_given.length > 0 ? solution.last_given : startValue(exercise);
    const value = exercise.do === 'order' || exercise.do === 'match' ? given : [given].flat().join(' ');
    return (
      <div className={styles.evidence} data-evidence>
        <Card exercise={exercise} value={value} onChange={nothing} onGive={nothing} readOnly />
        <div>
          <Solution exercise={exercise} solution={solution} given={solution.last_given} />
          <p className={styles.review}>
            <ToReview card={data} />
          </p>
        </div>
      </div>
    );
  }
  if (solution.form === 'follow_read')
    return (
      <div className={styles.evidence} data-evidence>
        <SpokenEvidence kit={use(kits.loadReadAloud(language))} solution={solution} />
        <p className={styles.review}>
          <ToReview card={data} />
        </p>
      </div>
    );
  return (
    <div className={styles.evidence} data-evidence>
      {solution.form === 'correction' && <OwnSentence {...solution} />}
      <div>
        {solution.form === 'correction' ? (
          <CorrectionSolution right={null} solution={solution} />
        ) : (
          <AdviceSolution solution={solution} />
        )}
        <p className={styles.review}>
          <ToReview card={data} />
        </p>
      </div>
    </div>
  );
}

/** What only looks at an exercise answers nothing. */
const nothing = () => {};

type QuestionEvidenceProps = {
  kits: DrillKits;
  info: MistakeInfo;
  solution: Extract<MistakeInfo['solution'], { form: 'question' }>;
};

function QuestionEvidence({ kits, info, solution }: QuestionEvidenceProps) {
  const { paper, clip, question } = solution;
  const { Source } = kits[paper.kind];
  const scrolls = useScrollByKeys();
  const desk = useMemo((): Desk | null => {
    const [part] = partsOf([paper]);
    const book = { answer: () => undefined, subscribe: () => () => {}, give: () => {} };
    return part
      ? { part, book, current: currentAt(-1), readOnly: true, flags: [], results: new Map(), oneAtATime: true }
      : null;
  }, [paper]);
  if (!desk) return null;
  return (
    <DeskContext value={desk}>
      <div className={styles.evidence} data-evidence>
        <div className={styles.source} {...scrolls}>
          <Source paper={paper} clip={clip} question={question} />
        </div>
        <div>
          <QuestionSolution answered={null} solution={solution} />
          <p className={styles.review}>
            <ToReview card={info} /> <TenMore row={info} />
          </p>
        </div>
      </div>
    </DeskContext>
  );
}
