/** The review itself, or the text with its questions. */
export type ReviewView = 'review' | 'text';
