import type { Dictionary } from '@ninefold/content/dictionary/dictionary';
import type { Entry } from '@ninefold/content/dictionary/entry';
import type { Word } from '@ninefold/contract/vocabulary';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { SavedWord } from './notebook.repo.ts';
import type { WordRow } from './words.repo.ts';

export function shownWord({ id, name, pack, entry, saved }: WordRow, dictionary: Dictionary): Word {
  const head = { id, name, is_in_notebook: saved ? (1 as const) : (0 as const) };
  // A word that a later dictionary no longer has keeps its name and its place in notebooks.
  const listed = dictionary.find(name).find((one) => one.name.toLowerCase() === name.toLowerCase());
  return entry && pack !== null
    ? { ...head, source: 'book', ...ofBook(entry, pack, listed) }
    : { ...head, source: 'dictionary', ...ofDictionary(listed) };
}

type BookEntry = NonNullable<WordRow['entry']>;
type Told = Pick<Word, 'uk_ipa' | 'us_ipa' | 'uk_audio' | 'us_audio' | 'vocabulary_ext'>;

function ofBook({ audio, uk_ipa, us_ipa, ...entry }: BookEntry, pack: string, listed: Entry | undefined): Told {
  const clip = (path: string | undefined) => (path ? `/content/${pack}/${path}` : '');
  const { core_meanings, collocations, examples } = entry;
  // Books that were compiled before these fields have none of them.
  const { collocation_notes = [], family = [], family_words = [], confuse = [], confused_with = [] } = entry;
  return {
    uk_ipa,
    us_ipa,
    uk_audio: clip(audio?.uk),
    us_audio: clip(audio?.us),
    vocabulary_ext: {
      core_meanings: core_meanings.map(({ pos, chineseTranslation, englishDefinition, ...sense }) => ({
        ...{ pos, chineseTranslation, englishDefinition },
        ...(sense.uk_ipa &&
          sense.us_ipa && {
            sound: {
              ...{ uk_ipa: sense.uk_ipa, us_ipa: sense.us_ipa },
              ...{ uk_audio: clip(sense.audio?.uk), us_audio: clip(sense.audio?.us) },
            },
          }),
      })),
      other_meanings: meaningsOf(listed),
      collocations,
      collocation_notes: collocation_notes.map(({ text, zh }) => ({ text, zh })),
      examples: examples.map(({ en, zh, audio: read }) => ({ en, zh, ...(read && { audio: clip(read) }) })),
      family: family.map((word) => family_words.find((one) => one.word === word) ?? { word, pos: '', zh: '' }),
      confused_with: confuse.map(
        (word) => confused_with.find((one) => one.word === word) ?? { word, why: { en: '', zh: '' } },
      ),
      ...(entry.root && { root: entry.root }),
      level: entry.cefr ?? '',
    },
  };
}

function ofDictionary(listed: Entry | undefined): Told {
  return {
    uk_ipa: listed?.ipa ?? '',
    us_ipa: '',
    uk_audio: '',
    us_audio: '',
    vocabulary_ext: {
      core_meanings: meaningsOf(listed),
      other_meanings: [],
      collocations: [],
      examples: [],
      family: [],
      confused_with: [],
      level: '',
    },
  };
}

const meaningsOf = (listed: Entry | undefined) =>
  (listed?.meanings ?? []).map(({ pos, chinese, english }) => ({
    pos,
    chineseTranslation: chinese,
    englishDefinition: english,
  }));

export const shownEntry = ({ created_at, updated_at, queued_at: _queued, ...entry }: SavedWord, userId: number) => ({
  ...entry,
  student_id: userId,
  create_time: secondsOf(created_at),
  update_time: secondsOf(updated_at),
});
