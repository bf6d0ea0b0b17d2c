import { type ComponentProps, Suspense } from 'react';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const OrganisationHome = lazyPart(() =>
  import('../../features/courses/OrganisationHome.tsx').then((file) => file.OrganisationHome),
);

/** Only learners of a school download its home. */
export function LazyOrganisation(props: ComponentProps<typeof OrganisationHome>) {
  return (
    <Suspense fallback={<LoadingRows rows={6} rowHeight={72} />}>
      <OrganisationHome {...props} />
    </Suspense>
  );
}
