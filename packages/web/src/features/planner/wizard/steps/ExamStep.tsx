import { FIRST_TIME, TAKEN_BEFORE } from '@ninefold/core/bands/past-scores';
import type { PlanDraft } from '@ninefold/core/planner/plan-draft';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { PlanWizard } from '../usePlanWizard.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { ExamDayChips } from './ExamDayChips.tsx';
import styles from './ExamStep.module.css';
import { MinutesField } from './MinutesField.tsx';
import { MockQuestion } from './MockQuestion.tsx';

type ExamStepProps = {
  draft: PlanDraft;
  /** The first day that may be chosen. */
  today: string;
} & Pick<PlanWizard, 'problem' | 'send' | 'mock'>;

const ANSWERS = [
  { history: TAKEN_BEFORE, title: 'takenYes', hint: 'takenYesHint' },
  { history: FIRST_TIME, title: 'takenNo', hint: 'takenNoHint' },
] as const;

/** When the test is, how much time there is a day, and whether it is the first one. */
export function ExamStep({ draft, today, problem, mock, send }: ExamStepProps) {
  const t = useText(wizardMessages);
  const group = useId();
  const unanswered = problem === 'history_missing';
  return (
    <div className={styles.exam}>
      <div>
        <DateField
          label={t('examDate')}
          hint={t('examDateHint')}
          error={problem === 'date_missing' || problem === 'date_past' ? t(problem) : undefined}
          value={draft.examDay || null}
          min={today}
          clearable
          onChange={(day) => send({ type: 'day_chosen', day: day ?? '' })}
        />
        <ExamDayChips today={today} chosen={draft.examDay} onChoose={(day) => send({ type: 'day_chosen', day })} />
      </div>
      <MinutesField value={draft.minutesPerDay} onChange={(minutes) => send({ type: 'minutes_chosen', minutes })} />
      <fieldset className={styles.taken} aria-describedby={`${group}-missing`}>
        <legend className={styles.legend}>{t('taken')}</legend>
        <div className={styles.choices}>
          {ANSWERS.map(({ history, title, hint }) => (
            <ChoiceCard
              key={history}
              group={group}
              title={t(title)}
              hint={t(hint)}
              chosen={draft.history === history}
              invalid={unanswered}
              onChoose={() => send({ type: 'history_chosen', history })}
            />
          ))}
        </div>
        <p id={`${group}-missing`} className={styles.missing} aria-live="polite">
          {unanswered && (
            <>
              <Icon of={IconAlertCircle} size={16} />
              {t('history_missing')}
            </>
          )}
        </p>
      </fieldset>
      {mock.offer && (
        <MockQuestion
          mock={mock.offer}
          answer={mock.answer}
          missing={problem === 'mock_missing'}
          onAnswer={mock.onAnswer}
        />
      )}
    </div>
  );
}
