import { mockScoresIn } from '@ninefold/core/score-fields';
import { SKILLS } from '@ninefold/core/skills';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import type { LastMock } from '../../planner.queries.ts';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './MockQuestion.module.css';

type MockQuestionProps = {
  mock: LastMock;
  /** null: not answered yet. */
  answer: boolean | null;
  missing: boolean;
  onAnswer: (useMock: boolean) => void;
};

/** Asked of those who have taken IELTS and have a mock test here, in its place among the other questions. */
export function MockQuestion({ mock, answer, missing, onAnswer }: MockQuestionProps) {
  const t = useText(wizardMessages);
  const skills = useText(skillMessages);
  const group = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // On a phone it stands below the fold: without this, the press would seem to do nothing.
  useEffect(() => {
    if (missing) box.current?.scrollIntoView({ block: 'center' });
  }, [missing]);
  return (
    <fieldset ref={box} className={styles.question} aria-describedby={`${group}-missing`}>
      <legend className={styles.legend}>{t('mockTitle')}</legend>
      <ul className={styles.scores}>
        {SKILLS.map((skill) => (
          <li key={skill}>
            <BandRing score={mockScoresIn(mock)[skill]} subject={skills(skill)} size={48} />
            <span aria-hidden="true">{skills(skill)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.choices}>
        <ChoiceCard
          group={group}
          title={t('mockYes')}
          hint={t('mockSentence')}
          chosen={answer === true}
          invalid={missing}
          onChoose={() => onAnswer(true)}
        />
        <ChoiceCard
          group={group}
          title={t('mockNo')}
          hint={t('mockNoHint')}
          chosen={answer === false}
          invalid={missing}
          onChoose={() => onAnswer(false)}
        />
      </div>
      <p id={`${group}-missing`} className={styles.missing} aria-live="polite">
        {missing && (
          <>
            <Icon of={IconAlertCircle} size={16} />
            {t('mock_missing')}
          </>
        )}
      </p>
    </fieldset>
  );
}
