import { dayAt, daysBetween } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { IconCalculator, IconCalendarCheck } from '@tabler/icons-react';
import { useDayText } from '#features/planner/useDayText.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { RowLink } from '#ui/rows/Row.tsx';
import { practiceMessages } from './practice.messages.ts';

const Row = linkAs(RowLink);

/** Tools that help with practice. The menu does not list them, so the hub does. */
export function ToolLinks() {
  const t = useText(practiceMessages);
  return (
    <>
      <PlannerLink />
      <Row to="/ielts-calculator" icon={IconCalculator}>
        {t('calculator')}
      </Row>
    </>
  );
}

function PlannerLink() {
  const t = useText(practiceMessages);
  const dayText = useDayText();
  const me = useMe();
  const planned = me?.is_done_learning_plan === 1;
  const exam = planned ? dayAt(me.exam_date, me.time_zone) : null;
  const days = exam && me ? daysBetween(dayAt(secondsOf(Date.now()), me.time_zone), exam) : -1;
  return (
    <Row
      to="/ielts-planner"
      icon={IconCalendarCheck}
      note={exam && days >= 0 && t('plannedTo', { day: dayText.short(exam) })}
      end={days >= 0 && t('daysLeft', { count: days })}
    >
      {t('planner')}
    </Row>
  );
}
