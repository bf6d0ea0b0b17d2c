import { dates, times, years } from './spoken/calendar.ts';
import { fractions, money, percentages, units } from './spoken/measures.ts';
import { codes, initials, postcodes, spelledNames, telephones, webAddresses } from './spoken/names.ts';
import { cardinal, decimal, ordinal } from './spoken/numbers.ts';

/**
 * A written sentence as it is said: nothing is left that a voice could read in two ways. The order matters: what is
 * long and unmistakable (an address, a telephone number) is taken before a bare figure is.
 */
export function spoken(text: string): string {
  const steps = [
    plainSigns,
    webAddresses,
    abbreviations,
    spelledNames,
    postcodes,
    telephones,
    money,
    dates,
    times,
    years,
    percentages,
    fractions,
    units,
    codes,
    plainNumbers,
    initials,
  ];
  return steps
    .reduce((said, step) => step(said), text)
    .replace(/\s+/g, ' ')
    .trim();
}

const plainSigns = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/ & /g, ' and ')
    .replace(/\u00a0/g, ' ');

const WRITTEN_SHORT: [RegExp, string][] = [
  [/\bDr\.?(?= [A-Z])/g, 'Doctor'],
  [/\bMr\.?(?= [A-Z])/g, 'Mister'],
  [/\bMrs\.?(?= [A-Z])/g, 'Missus'],
  [/\bMs\.?(?= [A-Z])/g, 'Miz'],
  [/\bProf\.?(?= [A-Z])/g, 'Professor'],
  [/\bSt\.?(?= [A-Z])/g, 'Saint'],
  [/(?<=[A-Z][a-z]+ )St\b\.?/g, 'Street'],
  [/(?<=[A-Z][a-z]+ )Rd\b\.?/g, 'Road'],
  [/(?<=[A-Z][a-z]+ )Ave\b\.?/g, 'Avenue'],
  [/\be\.g\.,?/g, 'for example,'],
  [/\bi\.e\.,?/g, 'that is,'],
  [/\betc\b\.?/g, 'et cetera'],
  [/\bapprox\.?(?= )/g, 'approximately'],
  [/\bNo\.? ?(?=\d)/g, 'number '],
  [/\bvs\b\.?/g, 'versus'],
  [/\b24\/7\b/g, 'twenty-four seven'],
  [/\bHm+\b/g, 'Hmm'],
];

const abbreviations = (text: string) =>
  WRITTEN_SHORT.reduce((said, [written, word]) => said.replace(written, word), text);

function plainNumbers(text: string): string {
  return text
    .replace(/\b(\d+(?:,\d{3})*)(?:st|nd|rd|th)\b/g, (_, figures) => ordinal(Number(figures.replaceAll(',', ''))))
    .replace(/(?<=\d) ?[-–—] ?(?=\d)/g, ' to ')
    .replace(/(?<![\w.])[-−](?=\d)/g, 'minus ')
    .replace(
      /(\d+(?:,\d{3})*(?:\.\d+)?) (million|billion|thousand)\b/g,
      (_, figures, size) => `${decimal(figures)} ${size}`,
    )
    .replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g, (figures) => decimal(figures))
    .replace(/\d+/g, (figures) => cardinal(Number(figures)));
}
