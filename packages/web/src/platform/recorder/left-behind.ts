/** Noted on the device while something that was said for a task may lie on it: the next visit then fetches its sender. */
export const LEFT_BEHIND = 'nf-left-behind';
