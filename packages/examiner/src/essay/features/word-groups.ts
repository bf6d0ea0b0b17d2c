/** Words by what they do in an essay. The same lists serve the features, the comments and the structure map. */
const LINKS = {
  adding:
    'moreover|furthermore|in addition|additionally|besides|also|firstly|secondly|thirdly|finally|first of all|to begin with|lastly|another',
  contrast:
    'however|nevertheless|nonetheless|on the other hand|in contrast|by contrast|although|though|whereas|while|despite|in spite of|conversely|yet|even though',
  cause: 'therefore|thus|hence|consequently|as a result|because|since|due to|owing to|so that|accordingly|thereby',
  example: 'for example|for instance|such as|in particular|namely|to illustrate|including',
  closing: 'in conclusion|to conclude|to sum up|overall|in summary|all in all',
  opinion: 'in my opinion|i believe|i think|i would argue|in my view|from my perspective|i agree|i disagree|personally',
  hedging: 'may|might|could|perhaps|possibly|tend to|tends to|seems?|appears?|likely|arguably|generally|typically',
} as const;

export const LINK_PATTERNS = Object.entries(LINKS).map(
  ([name, words]) => [name as keyof typeof LINKS, new RegExp(`\\b(?:${words})\\b`, 'g')] as const,
);

/** Words that carry grammar, not content. */
export const STOP_WORDS = new Set(
  'the a an of to in and is are was were be been it that this these those for on with as at by from or not but they we i you he she his her their our my your its have has had do does did can will would should could may might more most some many people there which who what when where how if so than then also because'.split(
    ' ',
  ),
);

export const PHRASE_COUNTS: readonly (readonly [string, RegExp])[] = [
  ['the', /\bthe\b/g],
  ['a', /\ban?\b/g],
  ['of', /\bof\b/g],
  ['firstPerson', /\b(?:i|me|my|we|us|our)\b/g],
  ['you', /\b(?:you|your)\b/g],
  ['plainWords', /\b(?:very|really|so|a lot|lots|thing|things|good|bad|big|nice)\b/g],
  ['nominal', /\b\w+(?:tion|ment|ness|ity|ance|ence|ism)s?\b/g],
  ['ly', /\b\w{3,}ly\b/g],
  ['ing', /\b\w{3,}ing\b/g],
  ['ed', /\b\w{3,}ed\b/g],
  ['perfect', /\b(?:has|have|had) (?:\w+ly )?(?:been|\w+ed)\b/g],
  ['if', /\bif\b/g],
  ['relative', /\b(?:which|who|whose|whom)\b/g],
  ['negative', /\b(?:not|no|never)\b|n't\b/g],
  ['modal', /\b(?:can|could|will|would|should|must|may|might)\b/g],
  [
    'passive',
    /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?(?:\w+ed|made|given|taken|seen|done|known|shown|found|built|held|kept|paid|taught|sent|spent|written|driven|grown|thought|brought|bought)\b/g,
  ],
];

export const SUBORDINATORS =
  /\b(?:which|who|whom|whose|that|because|although|though|if|unless|when|while|whereas|since|after|before|until|whether|where)\b/g;
