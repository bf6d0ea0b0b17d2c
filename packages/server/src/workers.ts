import type { Deps } from './deps.ts';
import { identityService } from './features/identity/identity.service.ts';
import { membershipService } from './features/membership/membership.service.ts';
import { attemptsService } from './features/practice/attempts/attempts.service.ts';
import { sweep } from './jobs/sweep.ts';

/** Everything that runs in the background, in one place like the routes. */
export async function startWorkers(deps: Deps): Promise<void> {
  const identity = identityService(deps);
  const attempts = attemptsService(deps);
  await deps.jobs.work('send-sms', (data) => identity.sendSms(data));
  await deps.jobs.work('sweep', async () => {
    await sweep(deps);
  });
  await deps.jobs.schedule('sweep', '17 * * * *', {});
  await deps.jobs.work('close-orders', async () => {
    await membershipService(deps).closeOrders();
  });
  await deps.jobs.schedule('close-orders', '*/5 * * * *', {});
  await deps.jobs.work('close-attempts', async () => {
    await attempts.closeLate();
  });
  await deps.jobs.schedule('close-attempts', '* * * * *', {});
}
