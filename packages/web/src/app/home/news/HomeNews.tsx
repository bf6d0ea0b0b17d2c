import { NewDevices } from '#features/identity/devices/NewDevices.tsx';
import { SchoolOffers } from '#features/organisation/enter/SchoolOffers.tsx';

/** What waits for the learner's answer: rare, so nobody else downloads it. */
export function HomeNews() {
  return (
    <>
      <NewDevices />
      <SchoolOffers />
    </>
  );
}
