import type { Word, Wordbook } from '../schema/wordbook.ts';
import { hasChinese, plain, repeated, says } from '../text.ts';
import { clipsOfWord } from '../voices/words/word-clips.ts';
import { itemCheck, trouble } from './check-list.ts';
import { quotable } from './quotable.ts';

const BOOK = ['wordbook'] as const;

const entriesOf = (book: Wordbook) =>
  book.units.flatMap((unit, unitAt) => unit.words.map((word, at) => ({ word, where: `units.${unitAt}.words.${at}` })));

const fullEntries = (book: Wordbook) =>
  entriesOf(book).flatMap(({ word, where }) => (typeof word === 'string' ? [] : [{ word, where }]));

const duplicate = itemCheck('word-duplicate', 'error', BOOK, (book, view) => {
  const ids = entriesOf(book).map(({ word }) => (typeof word === 'string' ? word : word.id));
  const elsewhere = fullEntries(book).filter(({ word }) => view.words.get(word.id) !== word);
  return [
    ...repeated(ids).map((id) => trouble('units', `${id} is in the book twice`)),
    ...elsewhere.map(({ word, where }) => trouble(where, `${word.id} is written out elsewhere: use its id`)),
  ];
});

const reference = itemCheck('word-reference', 'error', BOOK, (book, view) =>
  entriesOf(book).flatMap(({ word, where }) =>
    typeof word === 'string' && !view.words.has(word) ? [trouble(where, `no word ${word} in this pack`)] : [],
  ),
);

/** The signs of the two transcriptions; stress, length and the optional r included. */
const IPA = /^\/(?:[ˈˌːaæɑɒɔəɜɪʊʌeɛiouɚɝɐbdfɡghjklmnŋprɹstʃʒθðvwz.() -]|\u0303|\u0329)+\/$/u;

const ipa = itemCheck('ipa', 'error', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) => [
    ...[
      word.uk_ipa,
      word.us_ipa,
      ...word.core_meanings.flatMap(({ uk_ipa, us_ipa }) => [uk_ipa ?? [], us_ipa ?? []].flat()),
    ]
      .filter((sound) => !IPA.test(sound))
      .map((sound) => trouble(where, `${word.name}: ${sound} holds a sign that is not IPA`)),
    ...(vowelGroups(word.name) > 2 && !/[ˈ]/.test(word.uk_ipa + word.us_ipa)
      ? [trouble(where, `${word.name}: no stress is marked`)]
      : []),
  ]),
);

const gloss = itemCheck('gloss', 'error', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) => [
    ...word.core_meanings
      .filter(({ chineseTranslation }) => !hasChinese(chineseTranslation))
      .map(() => trouble(where, `${word.name} has no Chinese`)),
    ...word.examples
      .filter(({ zh }) => !hasChinese(zh))
      .map(() => trouble(where, `an example of ${word.name} has no Chinese`)),
  ]),
);

/** Examples of the word, of its senses and of its collocations. */
export const examplesOf = ({ examples, core_meanings, collocations }: Word) => [
  ...examples,
  ...core_meanings.flatMap((meaning) => meaning.examples ?? []),
  ...collocations.flatMap((one) => (typeof one === 'string' || !one.example ? [] : [one.example])),
];

const exampleHasWord = itemCheck('example-word', 'error', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) =>
    examplesOf(word)
      .filter(({ en }) => !uses(en, word))
      .map(({ en }) => trouble(where, `"${en}" does not use ${word.name}`)),
  ),
);

const exampleSource = itemCheck('example-source', 'error', BOOK, (book, view) =>
  fullEntries(book).flatMap(({ word, where }) =>
    examplesOf(word).flatMap(({ en, from }) => {
      const source = from && view.byId.get(from);
      const isThere = source && quotable(source).some((text) => says(text, en));
      return from && !isThere ? [trouble(where, `"${en}" is not what ${from} says`)] : [];
    }),
  ),
);

const circular = itemCheck('circular-definition', 'warning', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) =>
    word.core_meanings
      .filter(({ englishDefinition }) => says(englishDefinition, word.name))
      .map(() => trouble(where, `${word.name} is defined by itself`)),
  ),
);

/** A relation that leads nowhere teaches nothing. Bare names are of the first format and are left as they are. */
const relations = itemCheck('word-relations', 'error', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) => {
    const own = plain(word.name);
    const others = [...word.family, ...word.confuse].flatMap((one) => (typeof one === 'string' ? [] : [one.word]));
    return [
      ...others.filter((other) => plain(other) === own).map(() => trouble(where, `${word.name} is related to itself`)),
      ...word.collocations
        .flatMap((one) => (typeof one === 'string' ? [] : [one.text]))
        .filter(
          (text) =>
            !plain(word.name)
              .split(' ')
              .some((part) => uses(text, { ...word, name: part })),
        )
        .map((text) => trouble(where, `"${text}" does not use ${word.name}`)),
    ];
  }),
);

/** A sense that sounds different has to be heard, and seen, in both. */
const senseSound = itemCheck('sense-sound', 'warning', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) =>
    word.core_meanings
      .filter(({ uk_ipa, us_ipa }) => Boolean(uk_ipa) !== Boolean(us_ipa))
      .map(({ pos }) => trouble(where, `${word.name} (${pos}) has the sound of one side only`)),
  ),
);

/** The file that an entry names for a sound, if any. */
const namedAt = (word: Word, at: readonly (string | number)[]): unknown =>
  at.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], word);

/** A book without any sound is a choice; one in which some words are silent is not finished. */
const silent = itemCheck('word-silent', 'warning', BOOK, (book) => {
  const clips = fullEntries(book).flatMap(({ word, where }) =>
    clipsOfWord(word).map(({ at }) => ({ word, where, at, named: namedAt(word, at) })),
  );
  if (book.status !== 'published' || clips.every(({ named }) => !named)) return [];
  return clips
    .filter(({ named }) => !named)
    .map(({ word, where, at }) => trouble(where, `${word.name} has no sound at ${at.join('.')}; build the voices`));
});

const OF_THE_BUILD = /^assets\/words\/(?:uk|us|examples)\//;

/** Sounds that the voice build made are named after what they say: another IPA or sentence asks for a new one. */
const soundOfWord = itemCheck('word-sound', 'error', BOOK, (book) =>
  fullEntries(book).flatMap(({ word, where }) =>
    clipsOfWord(word)
      .filter(({ at, file }) => OF_THE_BUILD.test(String(namedAt(word, at))) && namedAt(word, at) !== file)
      .map(({ at }) =>
        trouble(where, `${word.name}: the sound at ${at.join('.')} is of other words; build the voices`),
      ),
  ),
);

const vowelGroups = (name: string) => name.match(/[aeiouy]+/gi)?.length ?? 0;

/** The word, one of its forms, or its beginning: commute → commuting. */
function uses(sentence: string, { name, forms }: Word): boolean {
  const stem = plain(name).slice(0, Math.max(3, name.length - 2));
  return forms.some((form) => says(sentence, form)) || ` ${plain(sentence)}`.includes(` ${stem}`);
}

export const wordChecks = [
  duplicate,
  reference,
  ipa,
  gloss,
  exampleHasWord,
  exampleSource,
  circular,
  relations,
  senseSound,
  silent,
  soundOfWord,
];
