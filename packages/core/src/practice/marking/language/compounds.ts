/** Words that good dictionaries write with a hyphen and without: both count, whichever the key has. */

/** Everything that begins like this. Not `re-cover` or `co-op`: there the hyphen makes another word. */
const BEGINNINGS = [
  /^co(?=operat|ordinat|exist|author|worker|found|educat|habit|pilot|host|own)/,
  /^re(?=e[a-z]|us(?:e|able|ing)|open|writ|read|build|built|train|plant|heat|fuel|issue|hous|home|organi|appl|introduc)/,
  /^pre(?=school|histor|war|book|paid|pay|heat|cook|exist|arrang|set|packag|industrial|natal|requisit|term)/,
  /^non(?=[a-z]{3})(?!sense)/,
  /^anti(?=[a-z]{4})/,
  /^multi(?=[a-z]{3})/,
  /^semi(?=[a-z]{4})/,
  /^micro(?=[a-z]{3})/,
  /^mini(?=bus|cab|van|skirt|golf|bar|series)/,
  /^eco(?=system|touris|friendly|village)/,
  /^bio(?=[a-z]{4})/,
  /^sub(?=title|tropic|contract|zero|section|categor|committee|soil|urban)/,
  /^post(?=war|graduate|natal|industrial|modern)/,
  /^mid(?=day|week|term|summer|winter|point)/,
  /^out(?=patient|door)/,
  /^over(?=crowd|fish|use|weight|time|night)/,
  /^under(?=ground|water|weight|age)/,
];

/** Written as one word; a plural s is accepted too. */
const CLOSED = new Set(
  `wellbeing email ebook online offline website weekend lifestyle childcare daycare healthcare aftercare landfill
  byproduct bypass startup takeaway makeup backup pickup checkout dropout handout printout workout turnout turnover
  takeover breakdown shutdown slowdown cutback database timetable timeframe timescale lunchtime daytime nighttime
  bedtime halfway worldwide nationwide citywide lightweight heavyweight waterproof soundproof fireproof weatherproof
  handmade homemade handwritten lifespan lifelong rainforest rainwater groundwater seabed campsite airstrip airfield
  wildflower headteacher`
    .split(/\s+/)
    .filter(Boolean),
);

/** `well-being` → `wellbeing`; null where the hyphen belongs, or where nobody writes one. */
export function closedWord(word: string): string | null {
  const [, first = '', second = ''] = /^([a-z]+)-([a-z]+)$/.exec(word) ?? [];
  const closed = `${first}${second}`;
  if (!closed) return null;
  if (CLOSED.has(closed) || CLOSED.has(closed.replace(/s$/, ''))) return closed;
  return BEGINNINGS.some((beginning) => beginning.exec(closed)?.[0] === first) ? closed : null;
}
