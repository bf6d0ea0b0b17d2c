import { UNCOUNTABLE } from '../text/word-lists.ts';
import { type Doubt, word } from './doubt.ts';

/** "The online service" without "the" is one service, and needs its s then. */
const bareSingular: Doubt = ({ rule }, { before, after }) => {
  if (rule !== 'tagger-article-out' || /\bby\s*$/i.test(before)) return false;
  const phrase =
    /^\s*((?:[a-z'-]+ )*?[a-z'-]+)(?=\s*[.,;:!?)]|\s+(?:of|in|on|at|for|to|and|or|but|is|are|was|were|that|which|who|will|would|can|has|have|with|from|by)\b|$)/i.exec(
      after,
    )?.[1];
  const noun = (phrase ?? '').split(' ').at(-1)?.toLowerCase() ?? '';
  return COUNTS.test(noun) && !UNCOUNTABLE.has(noun);
};
const COUNTS =
  /^(?:service|building|product|device|machine|phone|computer|system|school|hospital|company|shop|car|bus|train|road|park|museum|library|problem|reason|way|idea|job|person|child|teacher|student|parent|price|city|town|village|house|flat|room|book|course|exam|test|result|number|figure|chart|table|graph|map|rate|amount|percentage|proportion)$/;

const articleBeforeMass: Doubt = ({ rule, fresh }, { after }) => {
  if (rule !== 'tagger-article-in' || !/^an?$/.test(word(fresh))) return false;
  // "Buy new bus. They …": several were meant.
  if (/^[^.!?]*[.!?]\s+They\b/.test(after)) return true;
  const [first, second] = after.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    UNCOUNTABLE.has(first ?? '') ||
    UNCOUNTABLE.has(second ?? '') ||
    /^(?:health|talent|patience|confidence|courage|progress)$/.test(first ?? '') ||
    second === 'health'
  );
};

/** "A higher varieties". */
const oneBeforeMany: Doubt = ({ rule, fresh }, { after }) =>
  rule === 'tagger-article-in' &&
  /^an?$/.test(word(fresh)) &&
  /^\s*(?:[a-z]+ ){0,2}[a-z]+[^su\W]s\b(?<!\b(?:is|was|has|this|as|does))/i.test(after);

/** "The use polluting": an article before a verb. */
const articleBeforeVerb: Doubt = ({ rule, fresh }, { before, after }) =>
  rule === 'tagger-article-in' &&
  word(fresh) === 'the' &&
  /\bto\s*$/i.test(before) &&
  /^\s*[a-z]+ [a-z]+ing\b/i.test(after);

/** "Another is coarse", "it is danger": no article makes these right. */
const articleBeforeAnother: Doubt = ({ rule }, { after }) =>
  rule === 'tagger-article-in' && /^\s*(?:another|danger|convenience|importance)\b/i.test(after);

/** "From wind, sun and rivers", "languages was 40": the rows of a figure stand without an article. */
const articleBeforeRow: Doubt = ({ rule, fresh }, { before, after, known }) => {
  const next = /^\s*([a-z]+)/i.exec(after)?.[1]?.toLowerCase() ?? '';
  if (rule !== 'tagger-article-in' || word(fresh) !== 'the' || !known.has(next)) return false;
  return /s$/.test(next) || /(?:\bfrom|\band|,)\s*$/i.test(before);
};

/** "The elderly", "the other workers": these take their article. */
const articleOfGroup: Doubt = ({ rule }, { after }) =>
  rule === 'tagger-article-out' &&
  /^\s*(?:elderly|old(?! \w)|young(?! \w)|poor|rich|disabled|unemployed|homeless|blind|sick|dead|others?|same|only|first|best|worst)\b|^\s*(?:last|next)\b(?! (?:year|month|week|time|weekend|summer|winter))|^\s*most \w+(?:ed|ing|ous|ful|ive|al|ant|ent|able|ible|ic)\b/i.test(
    after,
  );

/** "So streets become quieter", "that long grass looks dirty": what opens a clause in general needs no article. */
const articleOfGeneral: Doubt = ({ rule, fresh }, { before, after }) => {
  if (
    rule !== 'tagger-article-in' ||
    word(fresh) !== 'the' ||
    !/(?:\b(?:that|so|because|and|if|when)|,)\s*$/i.test(before)
  )
    return false;
  const [first = '', second = ''] = after.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    /[^su]s$/.test(first) ||
    [first, second].some((one) => UNCOUNTABLE.has(one) || /^(?:grass|nature|education|technology)$/.test(one))
  );
};

/** "Green Lane" is a name; "because two countries" are told of for the first time. */
const articleBeforeName: Doubt = ({ rule, fresh }, { before, after }) =>
  rule === 'tagger-article-in' &&
  word(fresh) === 'the' &&
  (/^\s*(?:[A-Z][a-z]+ )+(?:Lane|Street|Road|Park|Avenue|Square|Station|Hall|Drive|Close)\b/.test(after) ||
    (/^\s*(?:two|three|four|five|six)\b/i.test(after) && /\b(?:because|that|when|if|and)\s*$/i.test(before)));

/** Doubts about articles put in or left out. */
export const OF_ARTICLES: readonly Doubt[] = [
  articleBeforeName,
  bareSingular,
  articleBeforeMass,
  oneBeforeMany,
  articleBeforeVerb,
  articleBeforeAnother,
  articleBeforeRow,
  articleOfGroup,
  articleOfGeneral,
];
