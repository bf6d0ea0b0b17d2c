/** Cheap counts of slips, as patterns over the lower-case text. They feed the estimate; they are never shown. */
export const SLIPS: readonly RegExp[] = [
  /\b(?:people|they|we|children|you) (?:is|was|has|does)\b/g,
  /\b(?:he|she|it|this) (?:have|are|were|do)\b/g,
  /\ba [aeiou]\w+/g,
  /\ban [bcdfgjklmnpqrstvwxyz]\w+/g,
  /\bmany (?:\w+[^s\W])\b/g,
  /\b(?:much|less) \w+s\b/g,
  /\bmore (?:better|easier|bigger|higher|faster|cheaper)\b/g,
  /\b(?:informations|advices|knowledges|equipments|furnitures|homeworks|researches|peoples|childrens|mens)\b/g,
  /\b(?:can|could|will|would|should|must|may|might) (?:to|\w+ed|\w+ing|is|are|has)\b/g,
  /\bto (?:\w{3,}ed)\b/g,
  /\b(?:dont|doesnt|cant|didnt|isnt|wont|im|ive)\b/g,
  /\b(\w{2,}) \1\b/g,
  /\bthe (?:my|your|his|her|their|our|this|that)\b/g,
  /\b(?:discuss|mention|emphasi[sz]e) about\b/g,
  /\bdepend of\b|\baccording with\b|\bin the other hand\b|\bin nowadays\b|\bin other hand\b/g,
  /\bone of (?:the )?(?:most )?(?:\w+ )?\w+[^s\W]\b(?= (?:is|that|in))/g,
];
