import { SET_LENGTHS } from '../../measures/limits.ts';
import { measureText } from '../../measures/text-measures.ts';
import type { PackView } from '../../pack-view.ts';
import { paperView } from '../../paper-view.ts';
import type { Reading } from '../../schema/reading.ts';
import { wordsOf } from '../../text.ts';
import type { PackCheck } from '../check-list.ts';
import { localId } from '../references.ts';

/** Three passages that are met together: in a mock test, or as a unit of the full sets. */

type PassageSet = { file: string; where: string; passages: [Reading, Reading, Reading] };

function passageSets(view: PackView): PassageSet[] {
  return view.items.flatMap(({ file, item }) => {
    if (item.kind === 'mock') return setOf(view, file, 'reading', item.reading ?? []);
    if (item.kind !== 'collection' || item.category !== 'jian_ya' || item.skill !== 'reading') return [];
    return item.units.flatMap(({ items }, at) => setOf(view, file, `units.${at}`, items));
  });
}

function setOf(view: PackView, file: string, where: string, refs: readonly string[]): PassageSet[] {
  const items = refs.map((ref) => view.byId.get(localId(ref, view)));
  const passages = items.flatMap((item) => (item?.kind === 'reading' && item.length === 'full' ? [item] : []));
  const [first, second, third] = passages.toSorted((a, b) => a.part - b.part);
  if (!first || !second || !third || passages.length !== 3) return [];
  return passages.some(({ part }, at) => passages.findIndex((other) => other.part === part) !== at)
    ? []
    : [{ file, where, passages: [first, second, third] }];
}

const textOf = (passage: Reading) => paperView(passage).text;

const total: PackCheck = {
  name: 'set-length',
  level: 'warning',
  lookAll: (view) =>
    passageSets(view).flatMap(({ file, where, passages }) => {
      const words = passages.reduce((sum, passage) => sum + wordsOf(textOf(passage)).length, 0);
      const { min, max } = SET_LENGTHS[passages[0].module];
      return words >= min && words <= max
        ? []
        : [{ file, where, what: `${words} words in three passages, a set has ${min} to ${max}` }];
    }),
};

const MEASURES = [
  { name: 'sentence', say: 'words in a sentence' },
  { name: 'density', say: 'of the words carry content' },
  { name: 'rarity', say: 'of the content words are rare' },
] as const;

/** The parts of a test grow harder. Part 2 may lie anywhere between; part 3 must not be easier than part 1. */
const gradient: PackCheck = {
  name: 'part-gradient',
  level: 'warning',
  lookAll: (view) =>
    passageSets(view).flatMap(({ file, where, passages: [first, , third] }) => {
      const [easy, hard] = [measureText(textOf(first)), measureText(textOf(third))];
      return MEASURES.filter(({ name }) => hard[name] < easy[name]).map(({ name, say }) => ({
        file,
        where,
        what: `part 3 is easier than part 1: ${figure(name, hard[name])} ${say}, in part 1 ${figure(name, easy[name])}`,
      }));
    }),
};

const figure = (name: string, value: number) =>
  name === 'sentence' ? value.toFixed(1) : `${(value * 100).toFixed(0)} %`;

export const setChecks = [total, gradient];
