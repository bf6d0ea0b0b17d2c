import { writeFileSync } from 'node:fs';
import { allRules, type Detector, type Found, openDetector } from '../errors/find-errors.ts';
import { confidenceOf, passesGate, type RuleBook, type RuleRecord } from '../errors/rules/kept-rules.ts';
import { openWordPieces } from '../model/word-pieces.ts';
import { readEssay } from '../text/essay-text.ts';
import { openSpelling } from '../text/spelling.ts';
import { openTagger, type TaggedSentence, type Tagger } from '../text/tags.ts';
import { WEIGHTS } from '../tools.ts';
import { dataFolder } from './data.ts';
import { fHalf, type GoldSentence, readGold, sameEdit, toTokens, touching } from './gec.ts';
import { shown } from './metrics.ts';

/**
 * Tries every rule on the corrected sentences and writes down how often it was right. With `--half` it also measures
 * the two halves apart: who writes rules reads the even sentences only, so the odd ones tell how much of it was
 * learnt by heart.
 */
export function measureRules(print: (line: string) => void, halves = false): void {
  const gold = readGold(dataFolder());
  const pieces = openWordPieces(new URL('vocab.txt', WEIGHTS));
  const rules = allRules(openSpelling(pieces.rank));
  const tag = tagOnce(openTagger());
  // Each rule alone: a neighbour that spoke first must not hide what it would have said.
  const records = Object.fromEntries(rules.map((rule) => [rule.id, recordOf(gold, openDetector([rule]), tag)]));
  const book: RuleBook = { measuredOn: 'W&I+LOCNESS dev, levels A, B and C', sentences: gold.length, rules: records };
  writeFileSync(new URL('rules.json', WEIGHTS), `${JSON.stringify(book, null, 2)}\n`);
  writeFileSync(new URL('../RULES.md', WEIGHTS), table(book));
  const kept = rules.filter((rule) => passesGate(records[rule.id]!));
  print(`rules kept ${kept.length} of ${rules.length}; table in RULES.md`);
  print(grammarLine(gold, hintsBy(openDetector(kept), tag)));
  if (!halves) return;
  const half = (rest: number) => gold.filter((_, i) => i % 2 === rest);
  print(`even half: ${grammarLine(half(0), hintsBy(openDetector(kept), tag))}`);
  print(`odd half:  ${grammarLine(half(1), hintsBy(openDetector(kept), tag))}`);
}

/** Every rule reads the same sentences; tagging them again for each would take most of the time. */
function tagOnce(tag: Tagger): Tagger {
  const tagged = new Map<string, TaggedSentence>();
  return (sentence) => {
    const known = tagged.get(sentence.text);
    if (known?.sentence.start === sentence.start) return known;
    const fresh = tag(sentence);
    tagged.set(sentence.text, fresh);
    return fresh;
  };
}

function recordOf(gold: GoldSentence[], detect: Detector, tag: Tagger): RuleRecord {
  const { wanted, ...record } = together(gold.map((sentence) => recordOfOne(sentence, hintsBy(detect, tag))));
  return record;
}

/** What is said of a sentence, in characters of its text. */
export type Hints = (sentence: GoldSentence) => readonly Found[];

/** The rules alone. */
export const hintsBy =
  (detect: Detector, tag: Tagger): Hints =>
  ({ text }) =>
    readEssay(text).sentences.flatMap((piece) => detect(tag(piece)));

type Counted = RuleRecord & { wanted: number };
function recordOfOne(sentence: GoldSentence, hints: Hints): Counted {
  const record = { flagged: 0, touched: 0, exact: 0, wanted: sentence.edits.length };
  for (const found of hints(sentence)) {
    const edit = toTokens(sentence, found);
    record.flagged++;
    if (sentence.edits.some((one) => touching(one, edit))) record.touched++;
    if (sentence.edits.some((one) => sameEdit(one, edit))) record.exact++;
  }
  return record;
}

function together(records: Counted[]): Counted {
  const sum = { flagged: 0, touched: 0, exact: 0, wanted: 0 };
  for (const { flagged, touched, exact, wanted } of records) {
    sum.flagged += flagged;
    sum.touched += touched;
    sum.exact += exact;
    sum.wanted += wanted;
  }
  return sum;
}

export function grammarLine(gold: GoldSentence[], hints: Hints): string {
  const records = gold.map((sentence) => recordOfOne(sentence, hints));
  const precision = (set: Counted[]) => part(together(set), 'exact', 'flagged');
  const recall = (set: Counted[]) => part(together(set), 'exact', 'wanted');
  const f = (set: Counted[]) => fHalf(precision(set), recall(set));
  const detection = (set: Counted[]) => part(together(set), 'touched', 'flagged');
  const { flagged, wanted } = together(records);
  return `grammar on ${gold.length} sentences: P ${shown(records, precision, 3)}, R ${shown(records, recall, 3)}, F0.5 ${shown(records, f, 3)}, detection precision ${shown(records, detection, 3)} (${flagged} hints, ${wanted} gold edits)`;
}
const part = (counted: Counted, one: keyof Counted, of: keyof Counted) => counted[one] / Math.max(1, counted[of]);

function table(book: RuleBook): string {
  const rows = Object.entries(book.rules)
    .sort((a, b) => b[1].flagged - a[1].flagged)
    .map(([id, r]) => {
      const rate = r.flagged ? (r.touched / r.flagged).toFixed(2) : '-';
      const kept = passesGate(r) ? (r.flagged < 3 ? 'yes, unproven' : 'yes') : 'no';
      return `| ${id} | ${r.flagged} | ${r.touched} | ${r.exact} | ${rate} | ${confidenceOf(r).toFixed(2)} | ${kept} |`;
    });
  return `# The grammar rules, measured\n\nWritten by \`npm run examiner -- rules\` on ${book.measuredOn} (${book.sentences} sentences). A rule is kept when at least 70 % of its hints touch a correction people made; a rule seen fewer than three times is kept on trust and shown as a question.\n\n| rule | hints | touch a correction | same correction | rate | confidence | kept |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
