import type { Locator } from '@playwright/test';

/** The server of the journeys takes this answer for every picture; a server outside tests refuses that setting. */
export const CAPTCHA_ANSWER = 'AAAAA';

export async function solveCaptcha(field: Locator): Promise<void> {
  await field.fill(CAPTCHA_ANSWER);
}
