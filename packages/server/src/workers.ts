import { identityService } from './features/identity/identity.service.ts';
import { paymentService } from './features/membership/membership.service.ts';
import { attemptsService } from './features/practice/attempts/attempts.service.ts';
import type { House } from './house.ts';
import { sweep } from './jobs/sweep.ts';

/** Everything that runs in the background, in one place like the routes. */
export async function startWorkers(house: House): Promise<void> {
  const identity = identityService(house);
  const attempts = attemptsService(house);
  await house.jobs.work('send-sms', (data) => identity.sendSms(data));
  await house.jobs.work('sweep', async () => {
    await sweep(house);
  });
  await house.jobs.schedule('sweep', '17 * * * *', {});
  await house.jobs.work('close-orders', async () => {
    await paymentService(house).closeOrders();
  });
  await house.jobs.schedule('close-orders', '*/5 * * * *', {});
  await house.jobs.work('close-attempts', async () => {
    await attempts.closeLate();
  });
  await house.jobs.schedule('close-attempts', '* * * * *', {});
}
