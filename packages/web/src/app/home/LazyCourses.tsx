import { type ComponentProps, Suspense } from 'react';
import { Card } from '#ui/Card.tsx';
import { lazyPart } from '#ui/on-demand/lazy-part.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';

export const OrganisationHome = lazyPart(() =>
  import('#features/courses/organisation/OrganisationHome.tsx').then((file) => file.OrganisationHome),
);
export const ContinueCard = lazyPart(() =>
  import('#features/courses/ContinueCard.tsx').then((file) => file.ContinueCard),
);

/** Only learners of a school download its home. */
export function LazyOrganisation(props: ComponentProps<typeof OrganisationHome>) {
  return (
    <Suspense fallback={<LoadingRows rows={6} rowHeight={72} />}>
      <OrganisationHome {...props} />
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
