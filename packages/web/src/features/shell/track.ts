import { api } from '#lib/api.ts';

type Event = { event: 'menu_click' | 'go_to_sign_in' | 'support_open'; target: string; menu_id?: number };

/** Counting clicks must never be noticed: it is not awaited, and a failure is ignored. */
export function track(event: Event): void {
  api.common.track(event).catch(() => {});
}
