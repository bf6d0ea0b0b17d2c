import type { ComponentProps } from 'react';
import { OpenSitting } from '#features/speaking/sitting/OpenSitting.tsx';

/** The interview of a mock, in the player of speaking. */
export function MockInterview({ recordId, ...ways }: Required<ComponentProps<typeof OpenSitting>>) {
  return <OpenSitting key={recordId} recordId={recordId} {...ways} />;
}
