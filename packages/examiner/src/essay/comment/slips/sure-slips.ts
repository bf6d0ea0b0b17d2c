import type { ErrorKind } from '../../errors/hint.ts';
import { figureNames } from '../../figures/names.ts';
import type { Both, Correction, EssayRequest } from '../../report.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { TELLS_OF_THE_PAST } from '../../text/past.ts';
import { FIGURE_SLIPS } from './figure-slips.table.ts';
import { LEARNER_SLIPS } from './learner-slips.table.ts';
import { REPORT_SPELLING } from './report-spelling.table.ts';
import { isAnotherWord } from './said-truly.ts';
import { standingOf } from './standing.ts';
import { SLIPS, type SureSlip, WERE } from './sure-slips.table.ts';
import { TIME_SLIPS } from './time-slips.table.ts';
import { WORD_BY_WORD } from './word-by-word/word-by-word.ts';

/** Before the comma a whole sentence without anything that hangs on another, and behind it "it was". */
const SPLICE =
  /^(?:In (?:19|20)\d\d,? )?(?!(?:when|if|although|while|because|as|after|before|since|even|once|though|unless|where|in|on|at|for|with|to|by|compared|however|so|only|not|whatever|instead)\b)[^,;:"(]*\b(?:was|were|is|are|had|has|increased|decreased|spent|rose|fell)\b[^,;:"(]*(, it) (?:is|was|had|has)\b/di;
const HANGS = /\b(?:when|if|although|while|because|that|which|who|where|since|until|whether|how|what)\b/i;
const SPLICED: Both = {
  zh: '两个完整的句子不能只用逗号隔开。',
  en: 'A comma alone cannot join two full sentences.',
};

/** What the rules did not report at the same place. */
export function sureSlips(essay: EssayText, request: EssayRequest, known: Correction[]): Correction[] {
  return slipsBeforeGate(essay, request, known).flatMap((one) => {
    const standing = standingOf(one.rule);
    return standing === 'silent' ? [] : [{ ...one, certain: standing === 'tells' }];
  });
}

export function slipsBeforeGate(essay: EssayText, request: EssayRequest, known: Correction[]): Correction[] {
  const slips = [
    ...SLIPS,
    ...LEARNER_SLIPS,
    ...TIME_SLIPS,
    ...FIGURE_SLIPS,
    ...WORD_BY_WORD,
    ...rowSlips(request),
    MISSPELT,
  ];
  return (
    essay.sentences
      .flatMap((sentence) => [...slips.flatMap((slip) => found(sentence, slip)), ...spliced(sentence)])
      .filter(({ original, replacement, start, end }) => {
        const [before, after] = [
          essay.text.slice(Math.max(0, start - BESIDE), start),
          essay.text.slice(end, end + BESIDE),
        ];
        return !isAnotherWord(original, replacement, before, after);
      })
      .filter((one) => !known.some(({ start, end }) => start < one.end && end > one.start))
      // Of two that want the same place the first has it.
      .filter((one, i, all) => !all.slice(0, i).some(({ start, end }) => start < one.end && end > one.start))
  );
}

const BESIDE = 60;

/** Misspellings that no word of the dictionary is near to. */
const MISSPELT: SureSlip = {
  rule: 'known-misspelling',
  kind: 'spelling',
  find: new RegExp(`(?<![-'\\w])(${[...REPORT_SPELLING.keys()].join('|')})(?![-'\\w])`, 'dg'),
  by: (wrong) => REPORT_SPELLING.get(wrong)!,
  why: { zh: '拼写不对。', en: 'This word is misspelt.' },
};

function found(sentence: Sentence, { rule, kind, find, by, why, present }: SureSlip): Correction[] {
  if (present && TELLS_OF_THE_PAST.test(sentence.text)) return [];
  return [...sentence.text.matchAll(find)].flatMap((match) => {
    const [from, to] = match.indices![1]!;
    const original = match[1]!;
    return [asCorrection(sentence, from, to, rule, kind, typeof by === 'string' ? by : by(original), why)];
  });
}

function spliced(sentence: Sentence): Correction[] {
  const match = SPLICE.exec(sentence.text);
  if (!match || HANGS.test(sentence.text.slice(0, match.indices![1]![0]))) return [];
  const [from, to] = match.indices![1]!;
  return [asCorrection(sentence, from, to, 'comma-splice', 'punctuation', '. It', SPLICED)];
}

/** "Letters was 400": the rows of the figure with a plural name. A school subject is one thing whatever its name. */
function rowSlips(request: EssayRequest): SureSlip[] {
  const plurals = figureNames(request)
    .flatMap((name) => name.toLowerCase().match(/[a-z]+$/) ?? [])
    .filter(
      (word) =>
        // One game, whatever its last letter.
        /[^s]s$/.test(word) &&
        !/(?:nis|bus|tus|pus|sis|rus)$/.test(word) &&
        !/^(?:languages|sports|arts|news|crafts|repairs|classes)$|ics$/.test(word),
    );
  if (!plurals.length) return [];
  return [
    {
      rule: 'rows-was',
      kind: 'agreement',
      find: new RegExp(`(?:^|[,;.] |^In \\d{4},? )(?:The )?(?:\\w+ )?(?:${plurals.join('|')}) (was)\\b`, 'dgi'),
      by: 'were',
      why: WERE,
    },
  ];
}

function asCorrection(
  { start, text }: Sentence,
  from: number,
  to: number,
  rule: string,
  kind: ErrorKind,
  replacement: string,
  explanation: Both,
): Correction {
  return {
    start: start + from,
    end: start + to,
    original: text.slice(from, to),
    replacement,
    kind,
    rule,
    confidence: 0.95,
    certain: true,
    explanation,
  };
}
