/** Words for change, by where they lead. */
export const UP =
  /\b(?:increas\w*|rose|rise|risen|rising|rises|raised|rised|grew|grow|grown|growing|growth|climb\w*|soar\w*|went up|go(?:es)? up|going up|gone up|jump\w*|surg\w*|expand\w*|upward|gained ground|(?:more|increasingly) (?:popular|common|important)|became (?:larger|bigger|higher))\b/gi;
export const DOWN =
  /\b(?:decreas\w*|fell|fall|fallen|falls|falling|drop\w*|declin\w*|went down|go(?:es)? down|going down|gone down|plummet\w*|plung\w*|shrank|shrink\w*|shrunk|dwindl\w*|sank|sunk|slump\w*|tumbl\w*|dip(?:s|ped|ping)?|reduc\w*|downward|lost ground|less (?:popular|common|important)|became (?:smaller|lower))\b/gi;
export const STABLE =
  /\b(?:(?:remain\w*|stay\w*|kept|keep|was|were) (?:\w+ ){0,2}(?:stable|unchanged|constant|steady|flat|the same)|did not change|levell?ed off|stabili[sz]ed)\b/gi;
export const TIMES_AS_MUCH: [RegExp, number][] = [
  [/\b(?:doubled|doubling|twofold)\b/gi, 2],
  [/\b(?:tripled|trebled|tripling|threefold)\b/gi, 3],
  [/\b(?:quadrupled|fourfold)\b/gi, 4],
  [/\b(?:halved|halving)\b/gi, 0.5],
];
/** Any of them; for asking whether something moved between two places of a sentence. */
export const TREND_WORD =
  /\b(?:increas\w*|rose|ris\w+|grew|grow\w*|climb\w*|soar\w*|went|gone|jump\w*|surg\w*|decreas\w*|fell|fall\w*|drop\w*|declin\w*|plummet\w*|plung\w*|shr[aiu]nk\w*|dwindl\w*|sank|sunk|dip\w*|recover\w*|slip\w*|tumbl\w*|reach\w*|became|return\w*|overt\w+|doubled|tripled|halved)\b/i;
