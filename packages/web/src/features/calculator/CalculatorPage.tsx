import type { UserInfo } from '@ninefold/contract/identity';
import { DEFAULT_TARGET } from '@ninefold/core/planner/targets';
import { scoresIn } from '@ninefold/core/score-fields';
import { forEverySkill, hasScore, type Skill, type SkillScores } from '@ninefold/core/skills';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useMe } from '#session/session.ts';
import styles from './CalculatorPage.module.css';
import { calculatorMessages } from './calculator.messages.ts';
import { OverallCard } from './OverallCard.tsx';
import { RawCard } from './RawCard.tsx';
import { WritingCard } from './WritingCard.tsx';

/** `/ielts-calculator`: what a learner calculates after a practice test. */
export function CalculatorPage() {
  const t = useText(calculatorMessages);
  const me = useMe();
  const [changed, setChanged] = useState<Partial<SkillScores>>({});
  const scores = { ...startOf(me), ...changed };
  const set = (skill: Skill, band: number) => setChanged({ ...changed, [skill]: band });
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.sentence}>{t('sentence')}</p>
      <DeferredBlock>
        <div className={styles.columns}>
          <div className={styles.column}>
            <RawCard onUse={set} />
            <WritingCard onUse={(band) => set('writing', band)} />
          </div>
          <OverallCard scores={scores} onScore={set} />
        </div>
      </DeferredBlock>
    </>
  );
}

/** Starts from the learner's own last scores where they are known. */
function startOf(me: UserInfo | undefined): SkillScores {
  const past: Partial<SkillScores> = me ? scoresIn('past_score', me) : {};
  return forEverySkill((skill) => {
    const score = past[skill];
    return score !== undefined && hasScore(score) ? score : DEFAULT_TARGET;
  });
}
