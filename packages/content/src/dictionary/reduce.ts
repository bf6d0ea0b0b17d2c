import type { Entry } from './entry.ts';
import { plainIpa } from './ipa.ts';
import { meaningsOf } from './meanings.ts';

/** A line of ECDICT as far as we use it. */
export type Row = {
  word: string;
  phonetic: string;
  definition: string;
  translation: string;
  collins: string;
  oxford: string;
  tag: string;
  bnc: string;
  frq: string;
  exchange: string;
};

/** Rank in a corpus up to which a word may stand in a text we give to learners. */
const COMMON = 40_000;
/**
 * "Number" is not "more numb". A word of its own is not taken for a form of a rarer one, unless it says so itself, as
 * "ground" does of "grind", and the other is not rarer than this many times.
 */
const RARER = 20;
const SHAPE = /^[A-Za-z]+(?:['-][A-Za-z]+)*$/;

/** On the list of an exam, marked by a publisher of dictionaries, common, or in one of our own texts. */
const isWanted = (row: Row, ours: ReadonlySet<string>): boolean =>
  SHAPE.test(row.word) &&
  (row.tag !== '' ||
    row.oxford === '1' ||
    Number(row.collins) > 0 ||
    rankOf(row) <= COMMON ||
    ours.has(row.word.toLowerCase()));

/** The words a learner meets, and every form of them, by name. `ours`: spellings that are kept however rare they are. */
export function reduce(rows: Iterable<Row>, ours: ReadonlySet<string> = new Set()): Entry[] {
  const ranks = new Map<string, number>();
  const entries = new Map<string, Entry>();
  const forms = new Map<string, Set<string>>();
  /** What a word says of itself, by its key. */
  const lemmas = new Map<string, string>();
  const note = (form: string, of: string) => {
    if (!SHAPE.test(form) || form.toLowerCase() === of.toLowerCase()) return;
    forms.set(form.toLowerCase(), (forms.get(form.toLowerCase()) ?? new Set()).add(of));
  };
  for (const row of rows) {
    const { lemma, others } = exchangeOf(row.exchange);
    const wanted = isWanted(row, ours);
    if (lemma && SHAPE.test(row.word)) {
      note(row.word, lemma);
      lemmas.set(row.word.toLowerCase(), lemma.toLowerCase());
    }
    if (!wanted) continue;
    const entry = entryOf(row, lemma);
    if (!entry) continue;
    entries.set(row.word.toLowerCase(), entry);
    ranks.set(entry.name, rankOf(row));
    for (const other of others) note(other, entry.name);
  }
  const rank = (name: string) => ranks.get(name) ?? Number.POSITIVE_INFINITY;
  for (const [form, of] of forms) {
    const own = entries.get(form);
    const known = unique([...of].flatMap((lemma) => entries.get(lemma.toLowerCase())?.name ?? []))
      .filter((name) => name.toLowerCase() !== form)
      .filter((name) => !own || rank(name) <= rank(own.name) * (lemmas.get(form) === name.toLowerCase() ? RARER : 1))
      .sort((one, other) => rank(one) - rank(other));
    if (known.length === 0) continue;
    if (own) own.formOf = known;
    else entries.set(form, { name: form, formOf: known, ipa: '', meanings: [] });
  }
  return [...entries.values()];
}

/** Null where nothing is left to say: a name, or only "the past of …", which its lemma says better. */
function entryOf(row: Row, lemma: string): Entry | null {
  const plural = lemma !== '' && /^pl\./.test(row.translation);
  const meanings = plural ? [] : meaningsOf(row.translation, row.definition);
  // An abbreviation that no exam asks for helps nobody: "aah" need not be explained as a howitzer.
  const shorthand =
    row.tag === '' && row.word !== row.word.toUpperCase() && meanings.every(({ pos }) => pos === 'abbr');
  if (meanings.length === 0 || shorthand) return null;
  // ECDICT knows no case: "Polish" is the language and what one does to shoes.
  const name = meanings.some(({ pos }) => pos === 'v') && /^[A-Z][a-z]+$/.test(row.word) ? lower(row.word) : row.word;
  return { name, formOf: [], ipa: plainIpa(row.phonetic), meanings };
}

/** `d:laid/p:laid/0:lie/1:p`: forms by their kind; 0 is what the word itself is a form of. */
function exchangeOf(exchange: string): { lemma: string; others: string[] } {
  const pairs = exchange.split('/').map((pair) => pair.split(':') as [string, string | undefined]);
  return {
    lemma: pairs.find(([kind]) => kind === '0')?.[1] ?? '',
    others: pairs.flatMap(([kind, word]) => (word && 'spdi3rt'.includes(kind) ? [word] : [])),
  };
}

function rankOf({ bnc, frq }: Row): number {
  const ranks = [Number(bnc), Number(frq)].filter((rank) => rank > 0);
  return Math.min(...ranks, Number.POSITIVE_INFINITY);
}

const lower = (word: string) => word.toLowerCase();
const unique = (words: readonly string[]): string[] => [...new Set(words)];
