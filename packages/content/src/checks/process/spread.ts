import { type PackView, papersOf } from '../../pack-view.ts';
import { itemCheck, type PackCheck, trouble } from '../check-list.ts';

/** Subjects and countries over a pack: a test is set in the whole world. */

const MANIFEST = 'pack.yaml';
const ENOUGH_PAPERS = 8;
/** No subject and no country has more than this share of the papers. */
const MOST = 0.25;

const fullPapers = (view: PackView) =>
  papersOf(view)
    .map(({ item }) => item)
    .filter(({ length, status }) => length === 'full' && status !== 'retired');

function crowded(names: readonly string[], say: (name: string, count: number) => string) {
  if (names.length < ENOUGH_PAPERS) return [];
  return [...new Set(names)].flatMap((name) => {
    const count = names.filter((other) => other === name).length;
    return count / names.length <= MOST ? [] : [{ file: MANIFEST, where: '', what: say(name, count) }];
  });
}

const topics: PackCheck = {
  name: 'topic-spread',
  level: 'warning',
  lookAll: (view) => {
    const names = fullPapers(view).map(({ topic }) => topic);
    return crowded(names, (name, count) => `${count} of ${names.length} papers are about ${name}`);
  },
};

const countries: PackCheck = {
  name: 'country-spread',
  level: 'warning',
  lookAll: (view) => {
    const names = fullPapers(view).flatMap(({ country }) => (country && country !== 'none' ? [country] : []));
    return crowded(names, (name, count) => `${count} of ${names.length} papers are set in ${name}`);
  },
};

const country = itemCheck('country-told', 'warning', ['reading', 'listening'], (paper) =>
  paper.status === 'published' && paper.length === 'full' && !paper.country
    ? [trouble('country', 'does not say where it is set: a country (GB, KE …), or none')]
    : [],
);

export const spreadItemChecks = [country];
export const spreadChecks = [topics, countries];
