import type { ReactNode } from 'react';
import { createTranslator, type ICUArgs, type ICUTags, type RichTagsFunction } from 'use-intl/core';
import { type Language, languageTag } from './language.ts';

/** Sentences by flat key, in ICU message syntax. */
type Texts = Readonly<Record<string, string>>;

/** The type an English file satisfies: the keys of its Chinese twin, no fewer and no more. */
export type Sentences<Zh extends Texts> = { readonly [Key in keyof Zh]: string };

type Arguments<Sentence extends string> = ICUArgs<
  Sentence,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date | number }
>;
type Values<Needed> = keyof Needed extends never ? [] : [values: Needed];

export type Translate<Zh extends Texts> = {
  <Key extends keyof Zh & string>(key: Key, ...values: Values<Arguments<Zh[Key]>>): string;
  /** For a link or emphasis inside a sentence: `t.rich('terms', { link: (words) => <a href="…">{words}</a> })`. */
  rich<Key extends keyof Zh & string>(
    key: Key,
    ...values: Values<Arguments<Zh[Key]> & ICUTags<Zh[Key], RichTagsFunction>>
  ): ReactNode;
};

export type Messages<Zh extends Texts> = {
  /** The same promise every time, so that React can wait for it; a failed download is forgotten and tried again. */
  load(language: Language): Promise<Translate<Zh>>;
};

export function defineMessages<Zh extends Texts>(files: {
  zh: () => Promise<{ text: Zh }>;
  en: () => Promise<{ text: Sentences<Zh> }>;
}): Messages<Zh> {
  const loaded = new Map<Language, Promise<Translate<Zh>>>();

  function load(language: Language): Promise<Translate<Zh>> {
    const earlier = loaded.get(language);
    if (earlier) return earlier;
    const translator = settled(files[language]().then(({ text }) => translatorOf<Zh>(text, language)));
    loaded.set(language, translator);
    translator.catch(() => loaded.delete(language));
    return translator;
  }
  return { load };
}

/** Preloads in a route loader, so that the page does not wait for its words after its code. */
export async function loadText<Zh extends Texts>(messages: Messages<Zh>, language: Language): Promise<void> {
  await messages.load(language);
}

function translatorOf<Zh extends Texts>(text: Texts, language: Language): Translate<Zh> {
  const translator: unknown = createTranslator({ locale: languageTag(language), messages: text });
  return translator as Translate<Zh>;
}

/** Prepares the promise the way React's `use` reads it: words that were preloaded are shown at once, without a flicker. */
function settled<Value>(promise: Promise<Value>): Promise<Value> {
  const tracked: Promise<Value> & { status?: 'fulfilled'; value?: Value } = promise;
  promise.then(
    (value) => {
      tracked.value = value;
      tracked.status = 'fulfilled';
    },
    () => {},
  );
  return tracked;
}
