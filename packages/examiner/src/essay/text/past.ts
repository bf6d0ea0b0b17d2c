/** In a tale of the past "he study" wants "studied", not "studies". */
export const TELLS_OF_THE_PAST =
  /\b(?:was|were|did|had|went|found|made|came|took|saw|knew|said|told|gave|got|became|began|left|ago|yesterday|all (?:his|her|their) li(?:fe|ves)|in (?:1[6-9]|20[01])\d\d|last (?:year|month|week|century)|(?!hundred)\w{3,}[^e\W]ed)\b/i;
