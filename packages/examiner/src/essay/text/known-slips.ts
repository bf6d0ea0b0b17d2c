/** Misspellings whose nearest word is not the one that was meant. */
export const KNOWN_SLIPS: ReadonlyMap<string, string> = new Map(
  "oclock o'clock|wich which|wihch which|desicion decision|descision decision|convinient convenient|rigth right|highschool high school|everytime every time|aswell as well|incase in case|noone no one|interesed interested|intresting interesting|enought enough|througth through|trough through|thinked thought|studing studying|writting writing|eatting eating|comming coming|beggining beginning|begining beginning|diferents different|differents different|importants important|assurence insurance|yonger younger|cuz because|becoz because|bcoz because|coz because|wanna want to|gonna going to|gotta have to|informations information|childen children|childeren children|chidren children|peple people|poeple people|peoples people|goverment government|enviroment environment|enviromental environmental|advertisment advertisement|developement development|wheather whether|wether whether|thier their|ther there|enery energy|opportunites opportunities|neccesary necessary|tecnological technological|abit a bit|atleast at least|infact in fact|thankyou thank you|infront in front|eachother each other|alot a lot|lifes lives|themself themselves|theirself themselves|ourself ourselves|expecially especially|specialy especially|basicly basically|publically publicly|alcool alcohol|traffics traffic|benefical beneficial|responsability responsibility|oportunity opportunity|nowdays nowadays|nowaday nowadays|noways nowadays|hapiness happiness|healty healthy|helthy healthy|loosing losing|choosed chose|buyed bought|teached taught|catched caught|costed cost|hurted hurt|payed paid|knowed knew|growed grew|speaked spoke|maked made|goed went|runned ran|leaded led|feeled felt|spended spent|builded built|finded found|keeped kept|sended sent|thinked thought|breaked broke|falled fell|drived drove|writed wrote|gived gave|taked took|advocation advocacy"
    .split('|')
    .map((pair) => {
      const blank = pair.indexOf(' ');
      return [pair.slice(0, blank), pair.slice(blank + 1)] as const;
    }),
);

/** Among them words that learners build by rule: what was meant is likely, not sure. */
export const BUILT_WORDS: ReadonlySet<string> = new Set(['advocation']);
