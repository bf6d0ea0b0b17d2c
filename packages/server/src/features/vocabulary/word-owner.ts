import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { MistakePlace } from '@ninefold/contract/mistakes';
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
        if (!word || meaningOf(word) === '') return null;
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
      return words.map((word) => word && { form: 'word', word, meaning: meaningOf(word) });
    },

    async solve(db, userId, { evidence }, given) {
      const [word] = await found(db, userId, [evidence]);
      if (!word) return null;
      const meaning = meaningOf(word);
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
const meaningOf = ({ vocabulary_ext }: Pick<Word, 'vocabulary_ext'>): string =>
  vocabulary_ext.core_meanings[0]?.chineseTranslation.trim() ?? '';

/** The right meaning among those of words that look like it, in an order that gives nothing away. */
export function choicesFor(word: Word, dictionary: Dictionary): string[] {
  const right = meaningOf(word);
  const names = dictionary.beginningWith(word.name.slice(0, 2)).filter((name) => !name.includes(' '));
  const at = Math.max(
    0,
    names.findIndex((name) => name.toLowerCase() >= word.name.toLowerCase()),
  );
  const others = STEPS.flatMap((step) => {
    const name = names[at + step];
    const entry = name ? dictionary.find(name).find((one) => one.name === name) : undefined;
    return entry?.meanings[0]?.chinese.trim() || [];
  });
  const wrong = [...new Set(others)].filter((meaning) => meaning !== right).slice(0, CHOICES - 1);
  return [right, ...wrong].sort((a, b) => (a < b ? -1 : 1));
}
