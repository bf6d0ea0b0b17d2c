import type { ReactNode } from 'react';

export type Toast = {
  id: number;
  tone: 'success' | 'error';
  text: ReactNode;
  icon?: ReactNode;
  retry?: () => void;
};

type Options = { icon?: ReactNode };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Short messages at the bottom of the page. Needs one <Toaster /> in the tree. */
export const toast = {
  /** Disappears after three seconds. */
  success: (text: ReactNode, options: Options = {}) => show({ tone: 'success', text, ...options }),
  /** Stays until the learner closes it or tries again. */
  error: (text: ReactNode, options: Options & { retry?: () => void } = {}) => show({ tone: 'error', text, ...options }),
  close: (id: number) => change(toasts.filter((shown) => shown.id !== id)),
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => toasts,
};

/** The same sentence twice is one toast: pressing a failing button again must not pile up toasts. */
function show(news: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = toasts.filter((shown) => shown.tone !== news.tone || shown.text !== news.text);
  change([...others.slice(-2), { ...news, id: lastId }]);
  return lastId;
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
