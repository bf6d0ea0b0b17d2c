import { insert, type Reading, type Rule, set } from './hint.ts';

const OPENINGS =
  `also|however|therefore|moreover|furthermore|nevertheless|consequently|nowadays|firstly|secondly|thirdly|finally|in addition|in conclusion|for example|for instance|in my opinion|on the other hand|on the one hand|first of all|as a result|besides|in fact|of course|in general|to sum up|in contrast|unfortunately|fortunately|hence|similarly|additionally|after that|to conclude|in my view|as a consequence|these days|personally|in other words|to begin with|to start with|in the end|as you know|as you can see|by the way|in conclusion|luckily|honestly|actually|obviously|clearly|generally|overall|thus|second|last but not least|in summary|in short|as a matter of fact|on the contrary|on top of that|apart from that|in this way|meanwhile|lastly|furthermore|in my case|because of this|for this reason|in this case|in that case|eventually|suddenly|to be honest|all in all|at first|at the beginning|in the past|in the future|in recent years|at the same time|in my country|in my free time|after school|every day|every year|in my family|in my city|nowadays`
    .split('|')
    .map((phrase) => phrase.split(' '));
const SUBJECTS = set(
  'i we they he she it you there people this that these the my our some many if when most a an everyone children students',
);
const PRONOUNS = set('i we they he she it you');
const BEFORE_COMMA = set(
  'that which who what where and or if when because but to of for with as how than so think know believe say said hope see feel',
);

const TIMES =
  /^(?:years?|summers?|mornings?|evenings?|days?|months?|weeks?|weekends?|past|lessons?|school|work|dinner|lunch|\d{4}|afternoon|night|party|end|beginning)$/;
const startsSubject = ({ at, tag }: Reading, i: number): boolean =>
  SUBJECTS.has(at(i)) ||
  /^(?:PRON|DET|PROPN)$/.test(tag(i)) ||
  (tag(i) === 'NOUN' && /^(?:VERB|AUX)$/.test(tag(i + 1)));

/** The comma after whatever stands before the subject. */
export const OPENING_RULES: readonly Rule[] = [
  {
    id: 'opening-comma',
    kind: 'punctuation',
    find: (text, i) => {
      const { at } = text;
      if (i !== 0) return null;
      const opening = OPENINGS.find((phrase) => phrase.every((word, k) => at(k) === word));
      return opening && startsSubject(text, opening.length) ? insert(opening.length, ',') : null;
    },
  },
  {
    id: 'clause-comma',
    kind: 'punctuation',
    find: ({ at, tag, words }, i) => {
      if (
        i !== 0 ||
        !/^(?:if|when|although|because|while|since|though|after|before|as)$/.test(at(0)) ||
        words.includes(',') ||
        words.length < 8
      )
        return null;
      let verb = 0;
      for (let j = 2; j < words.length - 2; j++) {
        if (/^(?:VERB|AUX)$/.test(tag(j))) verb = j;
        const subject = PRONOUNS.has(at(j)) && /^(?:VERB|AUX)$/.test(tag(j + 1)) && j - verb < 6;
        if (
          verb &&
          j > verb &&
          j >= 4 &&
          subject &&
          !BEFORE_COMMA.has(at(j - 1)) &&
          !/^(?:ADP|SCONJ|DET|VERB|AUX)$/.test(tag(j - 1))
        )
          return insert(j, ',');
      }
      return null;
    },
  },
  {
    id: 'opening-adverb',
    kind: 'punctuation',
    find: ({ at, tag }, i) =>
      i === 0 &&
      /^[a-z]{4,}ly$/.test(at(0)) &&
      !/^(?:only|early|family|usually|mostly|nearly|really|daily|hardly|rarely)$/.test(at(0)) &&
      /^(?:i|we|they|he|she|it|you|there|this|the|my|people|some|many)$/.test(at(1)) &&
      tag(0) === 'ADV'
        ? insert(1, ',')
        : null,
  },
  {
    id: 'opening-clause',
    kind: 'punctuation',
    find: ({ at, tag, words }, i) => {
      if (
        i !== 0 ||
        !/^(?:if|when|although|while|because|after|since|as)$/.test(at(0)) ||
        words.includes(',') ||
        words.length < 9
      )
        return null;
      for (let j = 4; j < Math.min(14, words.length - 3); j++) {
        const noun =
          /^(?:the|my|our|their|people|there|this|these)$/.test(at(j)) &&
          tag(j - 1) === 'NOUN' &&
          words.slice(1, j).length > 2;
        const seen = words.slice(2, j).some((_, k) => /^(?:VERB|AUX)$/.test(tag(k + 2)));
        if (noun && seen && /^(?:NOUN|AUX|VERB|ADJ)$/.test(tag(j + 1))) return insert(j, ',');
      }
      return null;
    },
  },
  {
    id: 'opening-place',
    kind: 'punctuation',
    find: ({ at, tag, words }, i) => {
      if (i !== 0 || tag(0) !== 'ADP' || words.slice(0, 9).includes(',') || /^(?:as|like|than)$/.test(at(0)))
        return null;
      for (let j = 3; j < 9; j++) {
        if (/^(?:VERB|AUX|SCONJ|PUNCT)$/.test(tag(j - 1))) return null;
        const subject = /^(?:i|we|they|he|she|it|you|there)$/.test(at(j)) && /^(?:VERB|AUX)$/.test(tag(j + 1));
        if (subject && /^(?:NOUN|PROPN|NUM)$/.test(tag(j - 1)))
          return j >= 5 || TIMES.test(at(j - 1)) ? insert(j, ',') : null;
      }
      return null;
    },
  },
];
