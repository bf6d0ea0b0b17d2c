import { insert, type Rule, set } from './hint.ts';

const PRONOUNS = set('i we they he she it you');

const DEPENDENT =
  /^(?:if|when|whenever|because|although|though|as|since|after|before|while|whereas|unless|until|once|where|whether|not|what|who|how|to)$/;

/** The marks between two clauses. */
export const JOINING_RULES: readonly Rule[] = [
  {
    id: 'comma-before-but',
    kind: 'punctuation',
    find: ({ at, tags }, i) => {
      if (
        !/^(?:but|so)$/.test(at(i)) ||
        i < 4 ||
        /^[,;.]$/.test(at(i - 1)) ||
        !(PRONOUNS.has(at(i + 1)) || (at(i) === 'but' && at(i + 1) === 'there'))
      )
        return null;
      if (at(i) === 'so' && /^(?:do|did|does|think|say|and|not|is|was|are|be|or|said|it)$/.test(at(i - 1))) return null;
      return tags.slice(0, i).some((tag) => tag === 'VERB' || tag === 'AUX') ? insert(i, ',') : null;
    },
  },
  {
    id: 'comma-before-but-noun',
    kind: 'punctuation',
    find: ({ at, tag }, i) => {
      if (at(i) !== 'but' || i < 4 || /^[,;.]$/.test(at(i - 1))) return null;
      const noun =
        /^(?:the|my|our|their|his|her|some|many|a|this|most|other)$/.test(at(i + 1)) &&
        /^(?:NOUN|ADJ)$/.test(tag(i + 2));
      const verb = [3, 4].some((step) => /^(?:VERB|AUX)$/.test(tag(i + step)));
      return (noun && verb) || /^(?:when|if|sometimes|now|in|unfortunately|nowadays|then)$/.test(at(i + 1))
        ? insert(i, ',')
        : null;
    },
  },
  {
    id: 'comma-splice',
    kind: 'punctuation',
    find: (r, i) => {
      const { at, tag, words } = r;
      if (
        at(i) !== ',' ||
        i < 5 ||
        words.length - i < 6 ||
        /^(?:yes|no|well|day|year|opinion|old)$/.test(at(i - 1)) ||
        !/^(?:it|he|she|they|we|this|that)$/.test(at(i + 1)) ||
        !/^(?:VERB|AUX)$/.test(tag(i + 2))
      )
        return null;
      const start =
        Math.max(words.lastIndexOf(',', i - 1), words.lastIndexOf(';', i - 1), words.lastIndexOf(':', i - 1)) + 1;
      if (
        start > 0 ||
        DEPENDENT.test(at(0)) ||
        /^(?:ADP|SCONJ|ADV)$/.test(tag(0)) ||
        words.some((word) => /^(?:["?]|said|says|think|know|mean|hope)$/.test(word))
      )
        return null;
      const subject =
        /^(?:PRON|NOUN|PROPN|DET)$/.test(tag(0)) && r.tags.slice(1, i).some((one) => /^(?:VERB|AUX)$/.test(one));
      return subject && !words.slice(0, i).some((word) => DEPENDENT.test(word))
        ? { from: i, to: i + 2, by: `. ${at(i + 1) === 'i' ? 'I' : at(i + 1)[0]!.toUpperCase() + at(i + 1).slice(1)}` }
        : null;
    },
  },
  {
    id: 'for-example-comma',
    kind: 'punctuation',
    find: ({ at, tag }, i) =>
      i > 2 &&
      at(i) === 'for' &&
      /^(?:example|instance)$/.test(at(i + 1)) &&
      at(i + 2) !== ',' &&
      /^(?:PRON|DET|NOUN|PROPN|SCONJ|ADP)$/.test(tag(i + 2)) &&
      /^[,;]$/.test(at(i - 1))
        ? insert(i + 2, ',')
        : null,
  },
  {
    id: 'middle-however',
    kind: 'punctuation',
    find: ({ at, tag }, i) => {
      if (
        i < 4 ||
        !/^(?:however|therefore|moreover|nevertheless|consequently)$/.test(at(i)) ||
        !/^[,;]$/.test(at(i - 1))
      )
        return null;
      if (!/^(?:PRON|DET|PROPN|NOUN)$/.test(tag(i + 1))) return null;
      if (at(i - 1) === ';') return insert(i + 1, ',');
      return { from: i - 1, to: i + 1, by: `. ${at(i)[0]!.toUpperCase()}${at(i).slice(1)},` };
    },
  },
  {
    id: 'comma-before-so-noun',
    kind: 'punctuation',
    find: ({ at, tag, tags }, i) => {
      if (
        at(i) !== 'so' ||
        i < 5 ||
        /^[,;.]$/.test(at(i - 1)) ||
        !/^(?:NOUN|ADV|PRON|VERB|ADJ)$/.test(tag(i - 1)) ||
        /^(?:and|not|is|are|be|do|think)$/.test(at(i - 1))
      )
        return null;
      const noun = /^(?:the|my|our|their|people|there|this|these|if)$/.test(at(i + 1));
      return noun && tags.slice(0, i).some((one) => one === 'VERB' || one === 'AUX') ? insert(i, ',') : null;
    },
  },
];
