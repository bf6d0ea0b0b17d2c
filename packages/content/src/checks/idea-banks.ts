import type { IdeaBank } from '../schema/idea-bank.ts';
import { repeated, says } from '../text.ts';
import { itemCheck, trouble } from './check-list.ts';

/** Idea banks and paragraphs that climb through the bands. */

const bands = itemCheck('idea-bands', 'error', ['idea-bank'], ({ entries }) => [
  ...repeated(entries.map(({ id }) => id)).map((id) => trouble('entries', `${id} is there twice`)),
  ...entries.flatMap(({ id, bands: steps }, at) =>
    rises(steps.map(({ band }) => band)) ? [] : [trouble(`entries.${at}.bands`, `${id}: bands have to rise`)],
  ),
]);

/** Where the positions are told in both languages, every idea belongs to one of them and none stands empty. */
const sides = itemCheck('idea-positions', 'error', ['idea-bank'], ({ sides: told, entries }) => {
  if (!told) return [];
  const names = told.map(({ en }) => en);
  return [
    ...entries.flatMap(({ id, side }, at) =>
      side !== undefined && names.includes(side)
        ? []
        : [trouble(`entries.${at}.side`, `${id}: "${side}" is none of the sides`)],
    ),
    ...names
      .filter((name) => entries.every(({ side }) => side !== name))
      .map((name) => trouble('sides', `no idea for "${name}"`)),
  ];
});

/** Words to say an idea with are met at work: in a sentence of this idea, at their own band where one is given. */
const language = itemCheck('idea-language', 'error', ['idea-bank'], ({ entries }) =>
  entries.flatMap(({ id, bands: steps, language: words = [] }, at) =>
    words
      .filter(({ text, band }) => !steps.some((step) => says(step.text, text) && (band ?? step.band) === step.band))
      .map(({ text, band }) =>
        trouble(`entries.${at}.language`, `${id}: "${text}" is in no sentence${band ? ` at band ${band}` : ''}`),
      ),
  ),
);

/** What a topic needs before a learner can plan an essay from it. */
const ENOUGH_IDEAS = 8;
const BANDS = [6, 7, 8];
const PARTS = ['side', 'because', 'example', 'counter', 'language'] as const;

const complete = itemCheck('idea-complete', 'warning', ['idea-bank'], ({ status, entries }) =>
  status !== 'published'
    ? []
    : [
        ...(entries.length < ENOUGH_IDEAS
          ? [trouble('entries', `${entries.length} ideas, at least ${ENOUGH_IDEAS}`)]
          : []),
        ...entries.flatMap((entry, at) =>
          missingIn(entry).map((what) => trouble(`entries.${at}`, `${entry.id}: ${what}`)),
        ),
      ],
);

const missingIn = (entry: IdeaBank['entries'][number]): string[] => [
  ...PARTS.filter((part) => !entry[part]).map((part) => `no ${part}`),
  ...BANDS.filter((band) => !entry.bands.some((step) => step.band === band)).map((band) => `nothing at band ${band}`),
];

const rungs = itemCheck('ladder-rungs', 'error', ['ladder'], ({ rungs: steps }) => [
  ...(rises(steps.map(({ band }) => band)) ? [] : [trouble('rungs', 'bands have to rise')]),
  ...steps.flatMap(({ band, text, changes }, at) =>
    (changes ?? []).flatMap(({ now, was }) => [
      ...(says(text, now) ? [] : [trouble(`rungs.${at}.changes`, `"${now}" is not in the paragraph at band ${band}`)]),
      ...(was === undefined || says(steps[at - 1]?.text ?? '', was)
        ? []
        : [trouble(`rungs.${at}.changes`, `"${was}" is not in the paragraph below band ${band}`)]),
    ]),
  ),
]);

/** A rung that does not say what changed is only a second paragraph. */
const explained = itemCheck('ladder-changes', 'warning', ['ladder'], ({ rungs: steps }) =>
  steps.flatMap(({ band, changes }, at) =>
    at === 0 || changes ? [] : [trouble(`rungs.${at}`, `nothing is said about what makes it band ${band}`)],
  ),
);

const rises = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));

export const ideaBankChecks = [bands, sides, language, complete, rungs, explained];
