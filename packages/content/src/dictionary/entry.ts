/** One word of the dictionary. A form without a meaning of its own has none and says which words it is a form of. */
export type Entry = {
  name: string;
  /** Names of the words it may be a form of, the commonest first. */
  formOf: string[];
  /** British, between slashes; '' unknown. */
  ipa: string;
  meanings: Meaning[];
};

export type Meaning = { pos: string; chinese: string; english: string };

/** A line a word: name, what it is a form of, its sound, and a cell for each part of speech. */
export function toLine({ name, formOf, ipa, meanings }: Entry): string {
  const cells = meanings.map(({ pos, chinese, english }) => [pos, chinese, english].join('|'));
  return [name, formOf.join(','), ipa, ...cells].join('\t').replace(/\t+$/, '');
}

export function fromLine(line: string): Entry {
  const [name = '', forms = '', ipa = '', ...cells] = line.split('\t');
  return {
    name,
    formOf: forms === '' ? [] : forms.split(','),
    ipa: ipa === '' ? '' : `/${ipa}/`,
    meanings: cells.map((cell) => {
      const [pos = '', chinese = '', english = ''] = cell.split('|');
      return { pos, chinese, english };
    }),
  };
}
