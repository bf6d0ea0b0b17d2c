import { isColumn, perThousand, type Register, registerOf } from '../../measures/register.ts';
import type { PackView } from '../../pack-view.ts';
import { itemCheck, type PackCheck, trouble } from '../check-list.ts';

/** The voice of a pack's passages: a real test has many writers, and none of them can be recognised. */

const MANIFEST = 'pack.yaml';
/** Fewer passages than this have no habit yet. */
const ENOUGH_PASSAGES = 4;

const passageRegisters = (view: PackView): Register[] =>
  view.items.flatMap(({ item }) =>
    item.kind === 'reading' && item.length === 'full' && item.status !== 'retired'
      ? [registerOf(item.paragraphs.map(({ text }) => text))]
      : [],
  );

type Habit = { say: (value: string) => string; of: (all: Register[]) => number; most: number; unit: 'share' | 'rate' };

const sum = (all: readonly Register[], of: (one: Register) => number) => all.reduce((total, one) => total + of(one), 0);
const share = (all: readonly Register[], has: (one: Register) => boolean) => all.filter(has).length / all.length;
const rate = (all: readonly Register[], of: (one: Register) => number) =>
  perThousand(
    sum(all, of),
    sum(all, ({ words }) => words),
  );

const HABITS: readonly Habit[] = [
  {
    say: (value) => `${value} of the passages are first-person columns`,
    of: (all) => share(all, isColumn),
    most: 0.25,
    unit: 'share',
  },
  {
    say: (value) => `${value} of the passages begin with a hook`,
    of: (all) => share(all, ({ hook }) => hook),
    most: 0.25,
    unit: 'share',
  },
  {
    say: (value) => `${value} of the paragraphs end in an epigram`,
    of: (all) => sum(all, ({ epigrams }) => epigrams) / sum(all, ({ paragraphs }) => paragraphs),
    most: 0.1,
    unit: 'share',
  },
  {
    say: (value) => `"not … but" ${value} times in a thousand words`,
    of: (all) => rate(all, ({ notBut }) => notBut),
    most: 1,
    unit: 'rate',
  },
  {
    say: (value) => `${value} dashes in a thousand words`,
    of: (all) => rate(all, ({ dashes }) => dashes),
    most: 2,
    unit: 'rate',
  },
];

const habitText = (unit: Habit['unit'], value: number) =>
  unit === 'share' ? `${Math.round(value * 100)} %` : value.toFixed(1);

const habits: PackCheck = {
  name: 'register',
  level: 'warning',
  lookAll: (view) => {
    const all = passageRegisters(view);
    if (all.length < ENOUGH_PASSAGES) return [];
    return HABITS.flatMap(({ say, of, most, unit }) => {
      const value = of(all);
      const what = `${say(habitText(unit, value))}, at most ${habitText(unit, most)}`;
      return value <= most ? [] : [{ file: MANIFEST, where: '', what }];
    });
  },
};

/** What an official review of sensitive subjects sends back: a learner may have lived through it. */
const SENSITIVE =
  /\b(famines?|starv(?:e|ed|ing|ation)|died? of hunger|sieges?|genocides?|massacres?|suicides?|murder(?:ed|s|er)?|tortur(?:e|ed)|rap(?:e|ed|ist)|terroris[mt]s?|mass (?:death|grave)s?|holocaust|pandemic deaths?|child abuse|abortion)\b/gi;

const sensitive = itemCheck('sensitive-topic', 'warning', ['reading', 'listening'], (paper) => {
  const texts =
    paper.kind === 'reading' ? paper.paragraphs.map(({ text }) => text) : paper.script.map(({ text }) => text);
  const found = [...new Set(texts.join(' ').match(SENSITIVE) ?? [])];
  const where = paper.kind === 'reading' ? 'paragraphs' : 'script';
  return found.length === 0 ? [] : [trouble(where, `speaks of ${found.join(', ')}: choose another subject`)];
});

export const registerItemChecks = [sensitive];
export const registerChecks = [habits];
