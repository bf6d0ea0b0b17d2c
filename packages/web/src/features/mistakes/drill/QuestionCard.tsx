import type { DrillOf } from '@ninefold/contract/mistakes/card';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import type { MistakeKind } from '@ninefold/core/mistakes/kinds';
import { type ComponentProps, useCallback, useEffect, useMemo, useState, useTransition } from 'react';
import { useText } from '#i18n/useText.ts';
import { latePart } from '#lib/late-part.ts';
import type { DrillKits } from '#practice/drill-kit.ts';
import { partsOf } from '#practice/paper/seats.ts';
import { currentAt } from '#practice/questions/current.ts';
import { type Desk, DeskContext } from '#practice/questions/desk.ts';
import { GroupView } from '#practice/questions/GroupView.tsx';
import { cx } from '#ui/cx.ts';
import { kitMessages } from '#ui/kit.messages.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './DrillPage.module.css';
import { SourceSide } from './SourceSide.tsx';

/** No part of the first card. Whoever begins a round waits for it: without a network it could not be fetched later. */
export const useSolution = latePart(() => import('./QuestionSolution.tsx').then((file) => file.QuestionSolution));

type QuestionCardProps = {
  kits: DrillKits;
  drill: DrillOf<'question'> | DrillOf<'typed'>;
  kind: MistakeKind;
  value: string | readonly string[];
  onChange: (value: string | readonly string[]) => void;
  answered: AnsweredHere | null;
  readOnly: boolean;
};

/** `last_given` null: it was not lost before, as far as this card knows. */
type QuestionAnswer = Omit<Extract<Answered['solution'], { form: 'question' }>, 'last_given'> & {
  last_given: string[] | null;
};
type AnsweredHere = Pick<Answered, 'right' | 'others_open'> & {
  solution: Exclude<Answered['solution'], { form: 'question' }> | QuestionAnswer;
};

/** A question alone, drawn by the same parts as in the paper, beside its paragraph or its stretch of the recording. */
export function QuestionCard({ kits, drill, kind, value, onChange, answered, readOnly }: QuestionCardProps) {
  const t = useText(mistakesMessages);
  const { Source } = kits[drill.paper.kind];
  const { Area } = kits.word;
  const solution = answered?.solution.form === 'question' ? answered.solution : null;
  const paper = solution?.paper ?? drill.paper;
  const desk = useDrillDesk(drill, value, onChange, readOnly, solution?.question ?? null);
  const hasSource = paper.kind === 'listening' || paper.paragraphs.length > 0;
  return (
    <DeskContext value={desk}>
      <Area id={`mistake-${drill.key}`} label={t('title')} className={cx(styles.card, !hasSource && styles.single)}>
        {hasSource && (
          <SourceSide canFold={paper.kind === 'reading'}>
            <Source paper={paper} clip={solution?.clip ?? drill.clip} question={solution?.question ?? null} />
          </SourceSide>
        )}
        <section className={styles.asked}>
          {drill.form === 'typed' && (
            <p className={styles.ask}>
              {t(kind === 'plural' ? 'typedPlural' : 'typedAsk')} <span>{t('hint', { hint: drill.hint })}</span>
            </p>
          )}
          <GroupView index={0} />
          {answered && solution && <LateSolution answered={answered} solution={solution} />}
        </section>
      </Area>
    </DeskContext>
  );
}

/** Where it could not be fetched, the card says so and asks again; whoever does not want to wait goes on. */
function LateSolution(props: ComponentProps<NonNullable<ReturnType<typeof useSolution>>>) {
  const t = useText(mistakesMessages);
  const kit = useText(kitMessages);
  const Solution = useSolution();
  const [isMissing, setMissing] = useState(false);
  const [isAsking, begin] = useTransition();
  const ask = useCallback(
    () =>
      begin(async () => {
        const failed = await useSolution.ready().then(
          () => false,
          () => true,
        );
        setMissing(failed);
      }),
    [],
  );
  useEffect(ask, [ask]);
  if (Solution) return <Solution {...props} />;
  if (!isMissing) return null;
  return (
    <ErrorState title={t('solutionFailed')} error={null} onRetry={ask} retrying={isAsking}>
      {kit('partFailed')}
    </ErrorState>
  );
}

function useDrillDesk(
  { paper, key }: QuestionCardProps['drill'],
  value: QuestionCardProps['value'],
  onChange: QuestionCardProps['onChange'],
  readOnly: boolean,
  result: Desk['results'] extends ReadonlyMap<string, infer R> ? R | null : never,
): Desk {
  const part = useMemo(() => partsOf([paper])[0], [paper]);
  const current = useMemo(() => currentAt(part?.seats[0]?.n ?? 0), [part]);
  if (!part) throw new Error('a card without a paper');
  return {
    part,
    current,
    readOnly,
    flags: [],
    oneAtATime: false,
    results: result ? new Map([[key, result]]) : new Map(),
    book: {
      answer: (asked) => (asked === key && value !== '' ? value : undefined),
      // The card draws itself again whenever its answer changes, so there is nobody to tell.
      subscribe: () => () => {},
      give: (asked, given) => {
        if (asked === key) onChange(given);
      },
    },
  };
}
