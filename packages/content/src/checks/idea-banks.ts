import { repeated, says } from '../text.ts';
import { itemCheck, trouble } from './check-list.ts';

/** Idea banks and paragraphs that climb through the bands. */

const bands = itemCheck('idea-bands', 'error', ['idea-bank'], ({ entries }) => [
  ...repeated(entries.map(({ id }) => id)).map((id) => trouble('entries', `${id} is there twice`)),
  ...entries.flatMap(({ id, bands: steps }, at) =>
    rises(steps.map(({ band }) => band)) ? [] : [trouble(`entries.${at}.bands`, `${id}: bands have to rise`)],
  ),
]);

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

export const ideaBankChecks = [bands, rungs, explained];
