import { countdown } from '@ninefold/core/planner/countdown';
import { forEverySkill } from '@ninefold/core/skills';
import { dayAt } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { useDayText } from '../useDayText.ts';
import { posterMessages } from './poster.messages.ts';
import { type PosterFacts, targetsOf } from './poster-facts.ts';

/** What the poster says, and what a screen reader says of it. */
export function usePosterWords(facts: PosterFacts, timeZone: string) {
  const t = useText(posterMessages);
  const dayText = useDayText();
  const day = dayAt(facts.exam_date, timeZone);
  const left = countdown(facts.exam_date, secondsOf(Date.now()));
  const headline = facts.name ? t('headline', { name: facts.name }) : t('headlineNoName');
  const targets = targetsOf(facts);
  const isToday = !left || left.count === 0;
  return {
    headline,
    date: t('date', { date: dayText.long(day), weekday: dayText.weekday(day) }),
    count: isToday ? '' : String(left.count),
    unit: isToday ? t('dayItself') : t(left.unit),
    described: t('described', {
      headline,
      date: dayText.long(day),
      target: bandText(facts.target_score),
      ...forEverySkill((skill) => bandText(targets[skill])),
    }),
  };
}

export type PosterWords = ReturnType<typeof usePosterWords>;
