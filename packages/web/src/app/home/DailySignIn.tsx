import { Suspense } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useMay } from '#session/permissions.ts';

const SignInAside = lazyPart(() =>
  import('#features/economy/sign-in/SignInAside.tsx').then((file) => file.SignInAside),
);

/** The week's sign-in beside the plan; downloaded after the page, and only for learners who have coins. */
export function DailySignIn() {
  if (!useMay('task.sign_in')) return null;
  return (
    <Suspense fallback={null}>
      <SignInAside />
    </Suspense>
  );
}
