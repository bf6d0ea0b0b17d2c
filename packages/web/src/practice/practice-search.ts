/** What may stand behind the question mark of a paper's address. */
export type PracticeSearch = {
  /** The attempt: an open one is played, a marked one reviewed. */
  attempt?: number;
  /** A set of the learner's own: paper ids in their order. */
  own?: string;
  /** Of a marked attempt: the review, or the text with its questions. Tells beforehand which page will be shown. */
  view?: 'review' | 'text';
  /** A sentence to light up in the text: `B.120-180`, its paragraph or turn and its characters. */
  found?: string;
  /** Of a marked attempt: the number of the question somebody came for. */
  question?: number;
};

export const ownIds = (own: string | undefined): number[] =>
  (own ?? '')
    .split(/[,-]/)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 6);
