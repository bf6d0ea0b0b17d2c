import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Both } from '@ninefold/contract/practice/paper';
import type { Word } from '@ninefold/contract/vocabulary';
import type { Db } from '#db/db.ts';
import type { EvidenceOwner } from '#features/mistakes/book/book.service.ts';

/** How words that were looked up are asked again and marked for the book of mistakes. */

type WordsOf = (db: Db, userId: number, ids: readonly number[]) => Promise<Word[]>;

const CHOICES = 4;
/** Neighbours in the alphabet look alike, which is what makes a word hard to tell from another. */
const STEPS = [1, -1, 2, -2, 3, -3, 5, -5, 8, -8, 13, -13, 21, -21, 34, -34];

export const wordOwner = (wordsOf: WordsOf, openDictionary: () => Promise<Dictionary>): EvidenceOwner => {
  return {
    async places(db, userId, evidence) {
      const words = await found(db, userId, evidence);
      return words.map((word) => word && placeOf(word));
    },

    async drills(db, userId, asked) {
      const words = await found(
        db,
        userId,
        asked.map(({ evidence }) => evidence),
      );
      const dictionary = await openDictionary();
      return words.map((word) => {
        if (!word || meaningOf(word).zh === '') return null;
        const { id, name, uk_ipa, us_ipa, uk_audio, us_audio } = word;
        const shown = { id, name, uk_ipa, us_ipa, uk_audio, us_audio };
        return { place: placeOf(word), drill: { form: 'word', word: shown, choices: choicesFor(word, dictionary) } };
      });
    },

    async look(db, userId, asked) {
      const words = await found(
        db,
        userId,
        asked.map(({ evidence }) => evidence),
      );
      return words.map((word) => word && { form: 'word', word, meaning: meaningOf(word).zh });
    },

    async solve(db, userId, { evidence }, given) {
      const [word] = await found(db, userId, [evidence]);
      if (!word) return null;
      const meaning = meaningOf(word).zh;
      return { right: given === meaning, solution: { form: 'word', word, meaning } };
    },
  };

  async function found(db: Db, userId: number, evidence: readonly { id: number }[]): Promise<(Word | null)[]> {
    const words = await wordsOf(
      db,
      userId,
      evidence.map(({ id }) => id),
    );
    return evidence.map(({ id }) => words.find((word) => word.id === id) ?? null);
  }
};

const placeOf = ({ id, name }: Word): MistakePlace => ({ source: 'word', vocabulary_id: id, word: name });

/** What the word is taught with; of a dictionary's word its first sense. */
function meaningOf({ vocabulary_ext }: Pick<Word, 'vocabulary_ext'>): Both {
  const [first] = vocabulary_ext.core_meanings;
  return { zh: first?.chineseTranslation.trim() ?? '', en: first?.englishDefinition.trim() ?? '' };
}

/** The right meaning among those of words that look like it, in an order that gives nothing away. */
export function choicesFor(word: Word, dictionary: Dictionary): Both[] {
  const right = meaningOf(word);
  const wrong = new Map<string, Both>();
  // Few words begin with "xy": then any that begin with x, and at last any at all, so that there is always a choice.
  for (const letters of [word.name.slice(0, 2), word.name.slice(0, 1), 're']) {
    if (wrong.size === CHOICES - 1) break;
    for (const other of neighbours(word.name, letters, dictionary)) {
      // Told in both languages where the right one is, so that an English page is English.
      const isAlike = other.zh !== right.zh && (other.en !== '' || right.en === '');
      if (wrong.size < CHOICES - 1 && isAlike) wrong.set(other.zh, other);
    }
  }
  return [right, ...wrong.values()].sort((a, b) => (a.zh < b.zh ? -1 : 1));
}

function neighbours(word: string, letters: string, dictionary: Dictionary): Both[] {
  const names = dictionary.beginningWith(letters).filter((name) => !name.includes(' '));
  const at = Math.max(
    0,
    names.findIndex((name) => name.toLowerCase() >= word.toLowerCase()),
  );
  return STEPS.flatMap((step) => {
    const name = names[at + step];
    const entry = name ? dictionary.find(name).find((one) => one.name === name) : undefined;
    const [first] = entry?.meanings ?? [];
    const zh = first?.chinese.trim();
    return zh ? [{ zh, en: first?.english.trim() ?? '' }] : [];
  });
}
