import type { Sentence } from '../../text/essay-text.ts';
import type { Tools } from '../../tools.ts';

/** Verbs behind which a clause or a bare verb may stand without a sign: "agree it works", "helps children sleep". */
const TAKES_A_CLAUSE =
  /\b(?:agree|suggest|claim|find|found|show|mean|realise|realize|understand|understood|see|saw|notice|expect|suppose|guess|fear|doubt|admit|assume|insist|wish|learn|hear|heard|watch|prove|thought|believed|said|told|tell|knew|felt|remember|forget|forgot|predict|report|help|let|make|made|dare|ensure|imagine|consider)(?:s|es|d|ed|ise|ises)?\b/i;
/** "Everything they buy", "the books we read", "all it takes": a clause hangs on the word before. */
const CONTACT = /(?:NOUN|PROPN|PRON|DET|NUM)(?: ADV)* (?:SUBJECT)/;
const SUBJECT = /^(?:i|we|you|he|she|it|they)$/;

/**
 * One verb group and nothing that could hide another: "are dry", "can be grown", "nest". The tagger takes some verbs for
 * nouns, so the words that lead to a second one are kept out as well.
 */
export function isOneClause(tools: Tools, sentence: Sentence): boolean {
  if (TAKES_A_CLAUSE.test(sentence.text)) return false;
  const { tokens } = tools.tag(sentence);
  const shape = tokens.map(({ tag, lower }) => (SUBJECT.test(lower) ? 'SUBJECT' : tag)).join(' ');
  if (CONTACT.test(shape)) return false;
  const verbs = tokens.map(({ tag, lower }) =>
    tag === 'AUX'
      ? 'A'
      : tag === 'VERB'
        ? 'V'
        : tag === 'ADV' || tag === 'PART' || /^(?:not|n't)$/.test(lower)
          ? ''
          : '.',
  );
  return /^\.*(?:A+V?|V)\.*$/.test(verbs.join(''));
}
