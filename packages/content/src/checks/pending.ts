/**
 * Checks that the pack we ship does not satisfy yet, and why. Their findings are warnings until the pack is mended;
 * `content check --strict` makes them errors. A test takes care that a line here goes when its reason has gone.
 */
export const PENDING: Readonly<Record<string, string>> = {
  'blueprint-missing': 'the papers of the first batch were written before there were blueprints',
  'solver-chance': 'in the papers of the first batch the key is the last option mentioned, and often the shortest',
  'key-runs': 'in the papers of the first batch no key repeats that of the question before',
  'passage-length': 'the passages of the first batch have one length in all three parts',
  'set-length': 'three passages of the first batch come to more words than a set has',
  'part-gradient': 'in the sets of the first batch part 3 is easier than part 1 by its sentences',
  'spoken-sentences': 'the scripts of the first batch have sentences that are shorter than speech',
  register: 'a third of the passages of the first batch are first-person columns',
  'country-told': 'the papers of the first batch do not say where they are set',
  'mention-told': 'the sections of the first batch do not say where an option is mentioned',
  'training-heard': 'many exercises for listening of the first batch are read',
  'reviewed-by': 'the first batch names kinds of reading where it should say person or model',
  'mock-reserved': 'the two mocks are made of papers that lessons and shelves use',
  'year-of-writing': 'some shelves of the first batch carry the year before they were written',
  'sensitive-topic': 'one passage of the first batch tells of people who starved',
};
