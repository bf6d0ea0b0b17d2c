/**
 * The server of the journeys takes this answer for every question; a server outside tests refuses that setting. A page
 * works its answers out, as it does for a learner.
 */
export const CAPTCHA_ANSWER = 'AAAAA';
