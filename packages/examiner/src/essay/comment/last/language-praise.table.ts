const POINT =
  '(?:reason|advantage|disadvantage|benefit|drawback|downside|problem|argument|cause|concern|solution|measure|step|point|factor|change|difference|feature|objection|effect|consequence|challenge|way|question|matter)s?';
const NAME = "[A-Za-z][\\w'’-]*";

/** First words of a paragraph that say what it is about or how it stands to the one before. */
export const LEADS = new RegExp(
  `^\\W*(${[
    `The (?:main|first|second|third|other|final|chief|key|biggest|greatest|most \\w+|next) ${POINT}`,
    `(?:Another|One|A second|A third|A further|One \\w+|Another \\w+) ${POINT}`,
    'On the (?:one|other) hand',
    'However',
    'Despite this|In spite of this|Even so|Nevertheless|Nonetheless|Admittedly|That said',
    'As for|Regarding(?! to)|Concerning(?! to)|With regard to|Turning to|Looking at|In the case of',
    `(?:Inside|Outside|North of|South of|East of|West of|To the \\w+ of|In front of|Behind) the ${NAME}`,
    'In the (?:north|south|east|west|centre|center)',
    'By contrast|In contrast',
    'The other (?:two|three|four)',
    'In my (?:own )?(?:view|opinion)|Personally',
    `When the ${NAME}|Once the ${NAME}|After (?:this|that)`,
  ].join('|')})\\b`,
);

/** One pattern for each verb of change; its first group is the word as it stands. */
export const BY_VERB: readonly RegExp[] = [
  /\b(rose)\b/i,
  /\b(fell)\b/i,
  /\b(increased)\b/i,
  /\b(decreased)\b/i,
  /\b(declined)\b/i,
  /\b(dropped)\b/i,
  /\b(grew)\b/i,
  /\b(climbed)\b/i,
  /\b(soared)\b/i,
  /\b(recovered)\b/i,
  /\b(doubled|trebled|tripled|halved)\b/i,
  /\b(peaked)\b/i,
  /\b(fluctuated)\b/i,
  /\b(overtook)\b/i,
  /\b(jumped|surged|plunged|plummeted|shrank|dwindled)\b/i,
];

/** One pattern for each word that makes a clause hang on another; its first group is the word as it stands. */
export const RARELY_JOINING: readonly RegExp[] = [
  /\b(although|even though)\b/i,
  /\b(so that)\b/i,
  /\b(whereas)\b/i,
  /\b(unless)\b/i,
  /\b(once) (?:the|they|it|he|she|we|people|this|these|children|students)\b/i,
  /\b(whether)\b/i,
];

export const OFTEN_JOINING: readonly RegExp[] = [
  /,? (who) (?!is\b|are\b)[a-z]+/,
  /, (which)\b/,
  /\b(because)\b(?! of)/i,
  /\b(when) (?:the|they|it|he|she|we|people|a|an|this|these|children|students|you)\b/i,
  /\b(where) (?:the|they|it|he|she|we|people|a|an|there)\b/i,
  /\b(what) (?:the|they|it|he|she|we|people|is|was|matters|remains)\b/i,
  /\b(while) (?:the|they|it|he|she|we|others|some|a|an|this|these)\b/i,
];
