import { overallScore } from '@ninefold/core/bands/past-scores';
import { overallOf, STRATEGIES, strategyTargets } from '@ninefold/core/planner/targets';
import { SKILLS, type SkillScores } from '@ninefold/core/skills';
import { useId } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { StrategyCard } from '../../plan/StrategyCard.tsx';
import type { HeldPlan } from '../../plan-draft-state.ts';
import type { PlanWizard } from '../usePlanWizard.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { TargetOverall } from './TargetOverall.tsx';
import { TargetRow } from './TargetRow.tsx';
import styles from './TargetStep.module.css';
import { useStrategyHint } from './useStrategyHint.ts';

type TargetStepProps = {
  plan: HeldPlan;
  /** The exam, in epoch seconds. */
  examDate: number;
  send: PlanWizard['send'];
};

/** The aim and the skills change together; a card shows the targets of its strategy before it is chosen. */
export function TargetStep({ plan: { draft, strategy, aim }, examDate, send }: TargetStepProps) {
  const t = useText(wizardMessages);
  const hint = useStrategyHint();
  const group = useId();
  const { past, targets } = draft;
  const changed = !same(targets, strategyTargets(aim, strategy, past));
  return (
    <div className={styles.target}>
      <TargetOverall
        aim={aim}
        overall={overallOf(targets)}
        past={overallScore(past)}
        examDate={examDate}
        minutes={draft.minutesPerDay}
        onAim={(overall) => send({ type: 'overall_aimed', overall })}
      />
      <div className={styles.choices}>
        <fieldset className={styles.strategies}>
          <legend className="nf-sr-only">{t('strategy')}</legend>
          {STRATEGIES.map((one) => {
            const preview = strategyTargets(aim, one, past);
            return (
              <StrategyCard
                key={one}
                group={group}
                title={t(one)}
                hint={hint(one, aim, past)}
                targets={preview}
                overall={overallOf(preview)}
                chosen={strategy === one}
                onChoose={() => send({ type: 'strategy_chosen', strategy: one })}
              />
            );
          })}
        </fieldset>
        {/* The space is kept, so that the sliders do not move under the finger that changes them. */}
        <p className={styles.changed} aria-live="polite">
          {changed && (
            <>
              {t('changedByHand')}
              <Button kind="ghost" size="sm" onClick={() => send({ type: 'strategy_chosen', strategy })}>
                {t('byStrategyAgain')}
              </Button>
            </>
          )}
        </p>
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

const same = (one: SkillScores, other: SkillScores) => SKILLS.every((skill) => one[skill] === other[skill]);
