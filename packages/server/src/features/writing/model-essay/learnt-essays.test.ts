import { readAllShipped } from '@ninefold/content/read-shipped.testing';
import { type ModelEssay, phrasePlaces } from '@ninefold/core/writing/model-text/annotate';
import { CLOZE_LEVELS, type ClozeLevel, clozeOf } from '@ninefold/core/writing/model-text/cloze';
import { LEARNT_FROM_BAND } from '@ninefold/core/writing/model-text/faults';
import { correctionsOf } from '@ninefold/examiner/essay/comment/corrections';
import { cleanText, readEssay } from '@ninefold/examiner/essay/text/essay-text';
import { openTools, type Tools } from '@ninefold/examiner/essay/tools';
import { beforeAll, expect, test } from 'vitest';

/** Every written essay of the packs, read by our own examiner: nobody may be taught what it would correct. */

/** Names of the packs' own places, units and words that the dictionary is too small for. */
const ALSO_WORDS =
  /^(?:arvona|belmere|castrin|dorvik|elsand|hexley|larkfield|mei|audiobooks?|cafés?|misspelt|unglamorous|[a-z]|th)$/i;

/** Where the examiner is too strict with a good essay. */
const RIGHT = ['door', 'misspelt', 'as a conclusion', 'pay for attention'];

let tools: Tools;
let essays: { where: string; essay: ModelEssay; learnt: boolean }[];
beforeAll(async () => {
  tools = openTools();
  const packs = await readAllShipped();
  essays = packs.flatMap(({ pack }) =>
    (pack?.items ?? []).flatMap(({ item }) =>
      item.kind === 'writing-task-1' || item.kind === 'writing-task-2'
        ? item.essays.map((essay) => ({
            where: `${item.id} at ${essay.band}`,
            essay,
            learnt: essay.band >= LEARNT_FROM_BAND,
          }))
        : [],
    ),
  );
});

type Place = { paragraph: number; start: number; end: number };
const touch = (one: Place, other: Place) =>
  one.paragraph === other.paragraph && one.start < other.end && other.start < one.end;

/** Sure slips of an essay, and words that are in no dictionary. Commas are a matter of taste. */
const slipsIn = ({ paragraphs }: ModelEssay, taught: readonly Place[]): (Place & { what: string })[] =>
  paragraphs.flatMap(({ text }, paragraph) => {
    if (!taught.some((place) => place.paragraph === paragraph)) return [];
    const read = readEssay(cleanText(text));
    const found = read.sentences.flatMap((sentence) => tools.detect(tools.tag(sentence)));
    const corrected = correctionsOf(read, found)
      .filter(({ certain, kind, original }) => certain && kind !== 'punctuation' && !RIGHT.includes(original))
      .map(({ start, end, original, replacement }) => ({
        paragraph,
        start,
        end,
        what: `${original} → ${replacement}`,
      }));
    const unknown = [...text.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)]
      .filter(({ 0: word }) => !ALSO_WORDS.test(word) && !tools.spelling.isWord(word.replace('’', "'")))
      .map(({ index, 0: word }) => ({ paragraph, start: index, end: index + word.length, what: word }));
    return [...corrected, ...unknown];
  });

function gapsOf(essay: ModelEssay, level: ClozeLevel): Place[] {
  return clozeOf(essay, level).flatMap(({ pieces }, paragraph) => {
    let at = 0;
    return pieces.flatMap(({ gap, text }) => {
      const start = at;
      at += text.length;
      return gap ? [{ paragraph, start, end: at }] : [];
    });
  });
}

test('neither a gap of an essay that is learnt by heart nor a phrase that is to be kept has a slip in it', () => {
  expect(essays.filter(({ learnt }) => learnt).length).toBeGreaterThan(50);
  const wrong = essays.flatMap(({ where, essay, learnt }) => {
    const phrases = phrasePlaces(essay).flatMap(({ place }) => place ?? []);
    const taught = [...phrases, ...(learnt ? CLOZE_LEVELS.flatMap((level) => gapsOf(essay, level)) : [])];
    return slipsIn(essay, taught).flatMap((slip) =>
      taught.some((place) => touch(place, slip)) ? `${where}: ${slip.what}` : [],
    );
  });
  expect(wrong).toEqual([]);
});

test('and every such essay leaves something to learn in every round', () => {
  const poor = essays.flatMap(({ where, essay, learnt }) =>
    CLOZE_LEVELS.flatMap((level) => (learnt && gapsOf(essay, level).length === 0 ? [`${where}, round ${level}`] : [])),
  );
  expect(poor).toEqual([]);
});
