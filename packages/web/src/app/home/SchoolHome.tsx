import { PackageBrowser } from '#features/courses/packages/PackageBrowser.tsx';
import { SchoolPackages } from '#features/courses/packages/SchoolPackages.tsx';
import type { PackageChoice } from '#features/courses/packages/usePackages.ts';
import { OrganisationHome } from '#features/organisation/OrganisationHome.tsx';

/** The home of a school, with its courses. */
export function SchoolHome({ choice }: { choice: PackageChoice }) {
  const chosen = choice.packageId !== undefined;
  return (
    <OrganisationHome courses={<SchoolPackages />} chosenPackage={chosen ? <PackageBrowser choice={choice} /> : null} />
  );
}
