import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { Word } from '@ninefold/contract/vocabulary';
import type { SavedWord } from './notebook.repo.ts';
import type { WordRow } from './words.repo.ts';

export function shownWord({ id, name, pack, entry, saved }: WordRow, dictionary: Dictionary): Word {
  const head = { id, name, is_in_notebook: saved ? (1 as const) : (0 as const) };
  return entry && pack !== null
    ? { ...head, source: 'book', ...ofBook(entry, pack) }
    : { ...head, source: 'dictionary', ...ofDictionary(name, dictionary) };
}

type BookEntry = NonNullable<WordRow['entry']>;
type Told = Pick<Word, 'uk_ipa' | 'us_ipa' | 'uk_audio' | 'us_audio' | 'vocabulary_ext'>;

function ofBook({ uk_ipa, us_ipa, core_meanings, collocations, examples, audio }: BookEntry, pack: string): Told {
  const clip = (path: string | undefined) => (path ? `/content/${pack}/${path}` : '');
  return {
    uk_ipa,
    us_ipa,
    uk_audio: clip(audio?.uk),
    us_audio: clip(audio?.us),
    vocabulary_ext: { core_meanings, collocations, examples },
  };
}

/** A word that a later dictionary no longer has keeps its name and its place in notebooks. */
function ofDictionary(name: string, dictionary: Dictionary): Told {
  const entry = dictionary.find(name).find((one) => one.name === name);
  const core_meanings = (entry?.meanings ?? []).map(({ pos, chinese, english }) => ({
    pos,
    chineseTranslation: chinese,
    englishDefinition: english,
  }));
  return {
    uk_ipa: entry?.ipa ?? '',
    us_ipa: '',
    uk_audio: '',
    us_audio: '',
    vocabulary_ext: { core_meanings, collocations: [], examples: [] },
  };
}

export const shownEntry = ({ created_at, updated_at, ...entry }: SavedWord, userId: number) => ({
  ...entry,
  student_id: userId,
  create_time: seconds(created_at),
  update_time: seconds(updated_at),
});

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
