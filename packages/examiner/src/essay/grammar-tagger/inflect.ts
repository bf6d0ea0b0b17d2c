import { readFileSync } from 'node:fs';
import { like } from './tokens.ts';

export const FORMS = ['S', 'BASE', 'ING', 'PAST', 'PART'] as const;
export type Form = (typeof FORMS)[number];
/** The asked form of a word, or null where it has none or stands in it already. */
export type Inflect = (word: string, form: Form) => string | null;
export type WordForms = {
  inflect: Inflect;
  isVerb: (word: string) => boolean;
  isNoun: (word: string) => boolean;
  /** Two forms of one verb. */
  isSameVerb: (a: string, b: string) => boolean;
};

const VERB_COLUMN = { ING: 1, PAST: 2, PART: 3 } as const;
type VerbForms = [string, string, string, string];

/** A line is "verb", its base and its forms with s, ing, past and participle; or "noun", one and many. */
export function openWordForms(file: URL): WordForms {
  const verbs = new Map<string, VerbForms>();
  const nouns = new Map<string, string>();
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [kind, base, ...forms] = line.split('\t') as [string, string, ...string[]];
    if (kind === 'verb') verbs.set(base, forms as VerbForms);
    else nouns.set(base, forms[0]!);
  }
  const bases = new Map<string, string[]>();
  const singulars = new Map<string, string>();
  for (const [base, forms] of verbs) {
    for (const form of [base, ...forms]) {
      const known = bases.get(form);
      if (!known) bases.set(form, [base]);
      else if (!known.includes(base)) known.push(base);
    }
  }
  for (const [one, many] of nouns) if (!singulars.has(many)) singulars.set(many, one);

  /** Of "found" the verb find; of "saw", asked for its base, see. */
  const baseOf = (low: string, other: boolean): string => {
    const known = bases.get(low)!;
    const another = other && known.length > 1 ? known.find((base) => base !== low) : undefined;
    return another ?? (verbs.has(low) && !other ? low : known[0]!);
  };
  const formOf = (low: string, form: Form): string | undefined => {
    if (form === 'S') return nouns.get(low) ?? (bases.has(low) ? verbs.get(baseOf(low, false))![0] : undefined);
    if (form !== 'BASE') return bases.has(low) ? verbs.get(baseOf(low, false))![VERB_COLUMN[form]] : undefined;
    if (singulars.has(low) && !verbs.has(low) && !(bases.has(low) && !low.endsWith('s'))) return singulars.get(low);
    return bases.has(low) ? baseOf(low, true) : singulars.get(low);
  };
  return {
    inflect: (word, form) => {
      const low = word.toLowerCase();
      const fresh = formOf(low, form);
      return fresh === undefined || fresh === low ? null : like(fresh, word);
    },
    isVerb: (word) => bases.has(word.toLowerCase()),
    isSameVerb: (a, b) => (bases.get(a.toLowerCase()) ?? []).some((base) => bases.get(b.toLowerCase())?.includes(base)),
    isNoun: (word) => nouns.has(word.toLowerCase()) || singulars.has(word.toLowerCase()),
  };
}
