import { type ComponentProps, Suspense } from 'react';
import { organisationMessages } from '#features/organisation/organisation.messages.ts';
import { startLanguage } from '#i18n/language.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';

export const SchoolHome = lazyPart(async () => {
  const [file] = await Promise.all([import('./SchoolHome.tsx'), organisationMessages.load(startLanguage())]);
  return file.SchoolHome;
});
export const ContinueCard = lazyPart(() =>
  import('#features/courses/ContinueCard.tsx').then((file) => file.ContinueCard),
);

/** Only learners of a school download its home. */
export function LazySchoolHome(props: ComponentProps<typeof SchoolHome>) {
  return (
    <Suspense fallback={<LoadingRows rows={6} rowHeight={72} />}>
      <SchoolHome {...props} />
    </Suspense>
  );
}

/** Only learners in a course need the way back into it. */
export function LazyContinue(props: ComponentProps<typeof ContinueCard>) {
  const waiting = (
    <Card>
      <LoadingRows rows={1} rowHeight={70} />
    </Card>
  );
  return (
    <Suspense fallback={waiting}>
      <ContinueCard {...props} />
    </Suspense>
  );
}
