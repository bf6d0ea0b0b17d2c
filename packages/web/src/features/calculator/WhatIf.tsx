import { type SingleRise, whatIf } from '@ninefold/core/bands/what-if';
import { LOWEST_TARGET } from '@ninefold/core/planner/targets';
import type { SkillScores } from '@ninefold/core/skills';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tag } from '#ui/Tag.tsx';
import { BandStepper } from './BandStepper.tsx';
import { calculatorMessages } from './calculator.messages.ts';
import styles from './WhatIf.module.css';

const USUAL_GOAL = 7;

/** Which skill, raised alone, reaches the overall target; the smallest raise first. */
export function WhatIf({ scores }: { scores: SkillScores }) {
  const t = useText(calculatorMessages);
  const [goal, setGoal] = useState(USUAL_GOAL);
  const way = whatIf(scores, goal);
  return (
    <section className={styles.box} aria-labelledby="what-if">
      <div className={styles.head}>
        <div>
          <h3 id="what-if" className={styles.title}>
            {t('whatIfTitle')}
          </h3>
          <p className={styles.note}>{t('goal')}</p>
        </div>
        <BandStepper name={t('goal')} value={goal} min={LOWEST_TARGET} onChange={setGoal} />
      </div>
      <div aria-live="polite">
        {way.outcome === 'reached' && <p>{t('reached', { overall: bandText(way.overall), goal: bandText(goal) })}</p>}
        {way.outcome === 'missing' && way.rises.length === 0 && (
          <p>{t('noSingle', { goal: bandText(goal), count: way.halfBands })}</p>
        )}
        {way.outcome === 'missing' && way.rises.length > 0 && (
          <>
            <p>{t('missing', { count: way.halfBands })}</p>
            <ol className={styles.rises}>
              {way.rises.map((rise) => (
                <Rise key={rise.skill} rise={rise} cheapest={isCheapest(rise, way.rises)} />
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

/** Where every way needs the same raise, none is marked as the easiest. */
function isCheapest({ halfBands }: SingleRise, rises: readonly SingleRise[]): boolean {
  const costs = rises.map((rise) => rise.halfBands);
  return halfBands === Math.min(...costs) && halfBands < Math.max(...costs);
}

function Rise({ rise, cheapest }: { rise: SingleRise; cheapest: boolean }) {
  const t = useText(calculatorMessages);
  const skills = useText(skillMessages);
  const { skill, from, to, halfBands } = rise;
  return (
    <li className={styles.rise}>
      <SkillIcon skill={skill} size={18} />
      <span className={styles.way}>{t('rise', { skill: skills(skill), from: bandText(from), to: bandText(to) })}</span>
      {cheapest && <Tag tone="ok">{t('cheapest')}</Tag>}
      <span className={styles.note}>{t('riseCost', { count: halfBands })}</span>
    </li>
  );
}
