import { overallScore } from '@ninefold/core/bands/past-scores';
import type { PlanDraft } from '@ninefold/core/planner/plan-draft';
import { overallOf, STRATEGIES, type Strategy } from '@ninefold/core/planner/targets';
import { SKILLS, type SkillScores } from '@ninefold/core/skills';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { StrategyCard } from '../../plan/StrategyCard.tsx';
import type { PlanWizard } from '../usePlanWizard.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { TargetOverall } from './TargetOverall.tsx';
import { TargetRow } from './TargetRow.tsx';
import styles from './TargetStep.module.css';
import { targetsReaching } from './targets-reaching.ts';

type TargetStepProps = {
  draft: PlanDraft;
  strategy: Strategy;
  /** The exam, in epoch seconds. */
  examDate: number;
  send: PlanWizard['send'];
};

/** The overall and the skills change together; a card shows the targets of its strategy before it is chosen. */
export function TargetStep({ draft, strategy, examDate, send }: TargetStepProps) {
  const t = useText(wizardMessages);
  const group = useId();
  const { past, targets } = draft;
  const overall = overallOf(targets);
  return (
    <div className={styles.target}>
      <TargetOverall
        overall={overall}
        past={overallScore(past)}
        examDate={examDate}
        minutes={draft.minutesPerDay}
        onOverall={(aim) => send({ type: 'overall_aimed', overall: aim })}
      />
      <div className={styles.choices}>
        <fieldset className={styles.strategies}>
          <legend className="nf-sr-only">{t('strategy')}</legend>
          {STRATEGIES.map((one) => {
            const preview = targetsReaching(overall, one, past);
            return (
              <StrategyCard
                key={one}
                group={group}
                title={t(one)}
                hint={t(`${one}Hint`)}
                targets={preview}
                overall={overallOf(preview)}
                chosen={strategy === one && same(preview, targets)}
                onChoose={() => send({ type: 'strategy_chosen', strategy: one, overall })}
              />
            );
          })}
        </fieldset>
        <ul>
          {SKILLS.map((skill) => (
            <TargetRow
              key={skill}
              skill={skill}
              target={targets[skill]}
              past={past[skill]}
              onTarget={(target) => send({ type: 'target_moved', skill, target })}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Once single skills have been changed, the targets are the learner's own and no strategy is chosen. */
const same = (one: SkillScores, other: SkillScores) => SKILLS.every((skill) => one[skill] === other[skill]);
