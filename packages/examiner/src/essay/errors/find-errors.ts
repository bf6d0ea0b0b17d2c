import type { Spelling } from '../text/spelling.ts';
import type { TaggedSentence, Token } from '../text/tags.ts';
import { type Edit, type ErrorKind, type Reading, type Rule, reading } from './hint.ts';
import { AGREEMENT_RULES } from './rules/agreement-rules.ts';
import { ARTICLE_RULES } from './rules/article-rules.ts';
import { capitalRules } from './rules/capital-rules.ts';
import { COMPARISON_RULES } from './rules/comparison-rules.ts';
import { DETERMINER_RULES } from './rules/determiner-rules.ts';
import { gluedRules } from './rules/glued-rules.ts';
import { JOINING_RULES } from './rules/joining-rules.ts';
import { LINKING_RULES } from './rules/linking-rules.ts';
import { MIXED_UP_RULES } from './rules/mixed-up-rules.ts';
import { NOUN_RULES } from './rules/noun-rules.ts';
import { NUMBER_RULES } from './rules/number-rules.ts';
import { CLAUSE_RULES, OPENING_RULES } from './rules/opening-rules.ts';
import { PHRASE_RULES } from './rules/phrase-rules.ts';
import { PREPOSITION_RULES } from './rules/preposition-rules.ts';
import { spellingRules } from './rules/spelling-rules.ts';
import { SPLICE_RULES } from './rules/splice-rules.ts';
import { SUBJECT_RULES } from './rules/subject-rules.ts';
import { TENSE_RULES } from './rules/tense-rules.ts';
import { VERB_FORM_RULES } from './rules/verb-form-rules.ts';
import { VERB_OBJECT_RULES } from './rules/verb-object-rules.ts';
import { VERB_RULES } from './rules/verb-rules.ts';

export type Found = { rule: string; kind: ErrorKind; start: number; end: number; replacement: string };
export type Detector = (sentence: TaggedSentence) => Found[];

export const allRules = (spelling: Spelling): readonly Rule[] => [
  ...PHRASE_RULES,
  ...PREPOSITION_RULES,
  ...VERB_OBJECT_RULES,
  ...MIXED_UP_RULES,
  ...COMPARISON_RULES,
  ...NOUN_RULES,
  ...NUMBER_RULES,
  ...capitalRules(spelling),
  ...gluedRules(spelling),
  ...spellingRules(spelling),
  ...AGREEMENT_RULES,
  ...SUBJECT_RULES,
  ...VERB_RULES,
  ...VERB_FORM_RULES,
  ...TENSE_RULES,
  ...ARTICLE_RULES,
  ...DETERMINER_RULES,
  ...OPENING_RULES,
  ...CLAUSE_RULES,
  ...JOINING_RULES,
  ...SPLICE_RULES,
  ...LINKING_RULES,
];

/** Rules in order of trust: the first to report a word keeps it, so no two corrections overlap. */
export function openDetector(rules: readonly Rule[]): Detector {
  return ({ tokens }) => {
    const text = reading(tokens);
    const taken = new Set<number>();
    const edits: Edit[] = [];
    for (const rule of rules) {
      for (let i = 0; i < tokens.length; i++) {
        const found = rule.find(text, i);
        if (!found || touches(found.from, found.to, taken)) continue;
        for (let k = found.from; k < Math.max(found.to, found.from + 1); k++) taken.add(k);
        edits.push({ ...found, rule: rule.id, kind: rule.kind });
      }
    }
    return joined(
      tokens,
      edits.sort((a, b) => a.from - b.from || a.to - b.to).map((edit) => placed(text, edit)),
    );
  };
}

/** A changed word and the mark right behind it are one correction: "nowadays" becomes "Nowadays,". */
function joined(tokens: Token[], found: Found[]): Found[] {
  const result: Found[] = [];
  for (const one of found) {
    const last = result.at(-1);
    const behind =
      last && one.start === one.end && last.end === one.start && last.replacement && /^[,.]/.test(one.replacement);
    const kept = last && tokens.find((token) => token.end === last.end)?.text === last.replacement.split(' ').at(-1);
    if (behind && !kept) result[result.length - 1] = { ...last, replacement: last.replacement + one.replacement };
    else result.push(one);
  }
  return result;
}

function touches(from: number, to: number, taken: Set<number>): boolean {
  for (let k = from; k < Math.max(to, from + 1); k++) if (taken.has(k)) return true;
  return false;
}

/** From tokens to characters. A removed word goes with the space before it; a new word brings its own space. */
function placed({ tokens }: Reading, edit: Edit): Found {
  const { rule, kind } = edit;
  const first = tokens[edit.from];
  const before = tokens[edit.from - 1];
  if (edit.from === edit.to) {
    const glued = /^[,.;:!?]/.test(edit.by);
    // A new first word takes the capital letter over.
    if (!before && first && /^[A-Z][a-z]/.test(first.text))
      return { rule, kind, start: first.start, end: first.end, replacement: `${capital(edit.by)} ${first.lower}` };
    const start = glued || !first ? before!.end : first.start;
    return { rule, kind, start, end: start, replacement: glued || !first ? edit.by : `${edit.by} ` };
  }
  const last = tokens[edit.to - 1]!;
  if (edit.by === '') return { rule, kind, start: before ? before.end : first!.start, end: last.end, replacement: '' };
  const opens = /^[A-Z]/.test(first!.text) && edit.from === 0;
  const by = opens ? capital(edit.by) : edit.by;
  return { rule, kind, start: first!.start, end: last.end, replacement: by };
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
