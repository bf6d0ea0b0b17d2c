import { z } from 'zod';
import { flag, setting } from './kinds.ts';

/** How accounts are guarded. */
export const ACCOUNTS = {
  SECOND_FACTOR: setting(
    'optional',
    z.enum(['optional', 'operators', 'staff']),
    'Who must have a second factor (codes of an authenticator app): nobody, operators, or teachers too',
  ),
  NEW_DEVICE_SMS: setting(
    'off',
    flag,
    'Tell a learner by SMS when their account is used on a device for the first time',
  ),
} as const;
