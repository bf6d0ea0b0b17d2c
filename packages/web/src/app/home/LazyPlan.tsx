import { type ComponentProps, Suspense } from 'react';
import { planMessages } from '#features/planner/plan/plan.messages.ts';
import { todayMessages } from '#features/planner/today.messages.ts';
import { startLanguage } from '#i18n/language.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { HomeWaiting } from './HomeWaiting.tsx';

/** First-time visitors are guests, and do not download what only a learner with a plan sees. */
export const PlanOnHome = lazyPart(async () => {
  const words = [planMessages, todayMessages, skillMessages].map((text) => text.load(startLanguage()));
  const [file] = await Promise.all([import('#features/planner/today/PlanOnHome.tsx'), ...words]);
  return file.PlanOnHome;
});
const TodayCard = lazyPart(async () => {
  const [file] = await Promise.all([
    import('#features/planner/today/TodayCard.tsx'),
    todayMessages.load(startLanguage()),
    skillMessages.load(startLanguage()),
  ]);
  return file.TodayCard;
});
export const PlanInvite = lazyPart(() =>
  import('#features/planner/today/PlanInvite.tsx').then((file) => file.PlanInvite),
);

export function LazyPlan(props: ComponentProps<typeof PlanOnHome>) {
  return (
    <Suspense fallback={<HomeWaiting />}>
      <PlanOnHome {...props} />
    </Suspense>
  );
}

/** Today alone, for the home of a school. */
export function LazyToday(props: ComponentProps<typeof TodayCard>) {
  return (
    <Suspense fallback={<LoadingRows rows={5} rowHeight={56} look="line" />}>
      <TodayCard {...props} />
    </Suspense>
  );
}

export function LazyPlanInvite(props: ComponentProps<typeof PlanInvite>) {
  return (
    <Suspense fallback={<LoadingRows rows={2} rowHeight={76} look="line" />}>
      <PlanInvite {...props} />
    </Suspense>
  );
}
