/**
 * How a word is asked: by its name for its meaning, by its meaning to be typed, by its sound to be typed, or as a gap in
 * its example.
 */
export const FORMS = ['meaning', 'word', 'sound', 'gap'] as const;
export type Form = (typeof FORMS)[number];

/** What is known about a word that decides in which form it comes. */
export type Asked = {
  /** The form in which it was last missed and not yet answered since. */
  weak: Form | null;
  /** How often it was answered before. */
  reviews: number;
  stability: number;
};

/** What the word's entry can be asked with. */
export type Offers = { sound: boolean; gap: boolean };

/** Typing a word that is hardly known frustrates; from here on it is asked for. */
const FIRM_ENOUGH_TO_TYPE = 3;

/**
 * What was missed comes again in the form in which it was missed. Otherwise a word is first recognised; once it is firm
 * it has to be produced, in turn by meaning, by ear and in its sentence.
 */
export function nextForm({ weak, reviews, stability }: Asked, offers: Offers): Form {
  const canAsk = (form: Form) => (form !== 'sound' || offers.sound) && (form !== 'gap' || offers.gap);
  if (weak) return canAsk(weak) ? weak : 'word';
  if (reviews === 0 || stability < FIRM_ENOUGH_TO_TYPE) return 'meaning';
  const turns = FORMS.filter((form) => form !== 'meaning' && canAsk(form));
  return turns[reviews % turns.length] ?? 'word';
}

export const isTyped = (form: Form): boolean => form !== 'meaning';
