import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Nothing, Seconds } from '../fields.ts';

/** `/api/student/*`: where an account is logged in, and the owner's word about a device that is new. */

/** The beginning of a hash: names a device and opens nothing. */
const DeviceId = z.string().regex(/^[0-9a-f]{24}$/);

/** `browser` and `system` are empty when they are not recognised; `is_new`: first used within the last week. */
const LoggedInDevice = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  is_here: Flag,
  is_new: Flag,
  since: Seconds,
  last_seen: Seconds,
});
export type LoggedInDevice = z.output<typeof LoggedInDevice>;

export const deviceCalls = calls({
  getDeviceList: {
    summary: 'Where this account is logged in, the last used first',
    access: 'account',
    input: Nothing,
    output: z.object({ list: z.array(LoggedInDevice) }),
  },
  endDevice: {
    summary: 'Log out on one other device',
    access: 'account',
    input: z.strictObject({ id: DeviceId }),
    output: Nothing,
  },
  endOtherDevices: {
    summary: 'Log out everywhere but here',
    access: 'account',
    input: Nothing,
    output: z.object({ ended: z.int().nonnegative() }),
  },
  getNewDeviceList: {
    summary: 'Devices that came after this one and of which the owner has not said that it was them',
    access: 'account',
    input: Nothing,
    output: z.object({
      list: z.array(z.object({ id: z.string(), browser: z.string(), system: z.string(), time: Seconds })),
    }),
  },
  answerNewDevice: {
    summary: 'That was me, or it was not: then that device is logged out and no longer known',
    access: 'account',
    input: z.strictObject({ id: DeviceId, was_me: Flag }),
    output: Nothing,
  },
});
