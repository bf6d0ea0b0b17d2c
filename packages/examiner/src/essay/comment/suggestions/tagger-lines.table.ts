/**
 * From which chance on a report asks. Of the words the tagger would leave out readers of school essays found three in ten
 * needed; of a missing word it names the right one in one of three places, and of another wording in one of four; the least
 * sure prepositions touch a correction of the annotators in one of two.
 */
export const FROM: Readonly<Record<string, number>> = {
  'tagger-word-out': 0.9,
  'tagger-word-in': 0.93,
  // "So streets become quieter", "long grass looks dirty": what is meant in general needs none.
  'tagger-article-in': 0.97,
  // "Suffer from the pollution", "donate the money": what was just told of keeps it; readers found one in six untrue.
  'tagger-article-out': 0.995,
  'tagger-wording': 1,
  'tagger-word': 0.99,
  'tagger-preposition': 0.93,
  'tagger-preposition-in': 0.95,
  'tagger-order': 0.88,
  'tagger-verb': 0.85,
  'tagger-number': 0.85,
  'tagger-to': 0.85,
};

/**
 * From which chance on it is asked in a text from 7 up. Without it such reports said next to nothing, and readers found
 * ten plain slips in the text; of 93 suggestions in 30 such answers nine in ten of these kinds were right. Articles put in
 * or left out are not among them: of six in fourteen answers three were untrue, however sure the tagger was.
 */
export const FROM_IN_STRONG: Readonly<Record<string, number>> = {
  'tagger-agreement': 0.97,
  'tagger-verb': 0.98,
  'tagger-auxiliary': 0.97,
  'tagger-number': 0.97,
  'tagger-form': 0.99,
  'tagger-to': 0.97,
  'tagger-order': 0.95,
  'tagger-split': 0.95,
  'tagger-possessive': 0.97,
  'tagger-preposition': 0.97,
  'tagger-preposition-in': 0.97,
  'tagger-preposition-out': 0.95,
  'tagger-word-in': 0.95,
  'tagger-word-out': 0.95,
  'tagger-article': 0.99,
};
