import { TEMPLATES } from '../../guards/templates.ts';
import { contentStems } from '../../relevance.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { longestFromQuestion, opensWithTask } from '../counted/own-words.ts';
import { type Facts, isClean, isUnsuspected, type Point, praise } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { kindOf } from '../places.ts';
import { BY_VERB, LEADS, OFTEN_JOINING, RARELY_JOINING } from './language-praise.table.ts';

const LIGHT = 0.1;
const GOOD = 7;
/** A tagger that is less sure than this of a slip is mostly wrong about one. */
const DOUBTFUL = 0.5;

const inQuotes = (words: readonly string[]) => words.map((one) => `"${one}"`);
/** "a", "b" and "c" */
const asList = (words: readonly string[]) =>
  `${inQuotes(words.slice(0, -1)).join(', ')} and ${inQuotes(words.slice(-1))}`;

const isSound = (facts: Facts) => (one: Sentence) =>
  isClean(facts.corrections, one) && (!facts.suspected || isUnsuspected(facts, one, DOUBTFUL));

const MOST = 3;

/** The paragraphs say with their first words where the text goes. "Firstly" and "secondly" only count. */
export function ledByOpenings({ structure, essay, bands, warnings }: Facts): Point[] {
  if (bands.criteria.cc.band < GOOD || warnings.length) return [];
  const bodies = structure.filter((one) => one.role === 'body');
  const led = bodies.flatMap((one) => {
    const word = LEADS.exec(essay.text.slice(one.start, one.end))?.[1];
    // The other hand alone has nothing to stand against.
    if (!word || (/^on the other/i.test(word) && !/\bon (?:the )?one hand\b/i.test(essay.text))) return [];
    return [{ word: word.replace(/\s+/g, ' '), at: structure.indexOf(one) + 1 }];
  });
  const isVaried = new Set(led.map(({ word }) => word.toLowerCase())).size === led.length;
  if (led.length < 2 || led.length * 2 < bodies.length || !isVaried) return [];
  const shown = led.slice(0, MOST);
  return [
    praise(
      LIGHT,
      `段首的词告诉读者文章走到哪里：${shown.map(({ word, at }) => `第 ${at} 段 ${word}`).join('，')}。`,
      `The first words of the paragraphs tell the reader where the text goes: ${shown.map(({ word, at }) => `"${word}" (paragraph ${at})`).join(', ')}.`,
      undefined,
    ),
  ];
}

const OWN = 0.34;
const IN_A_ROW = 5;
const ENOUGH = 8;

/** Few content words of the opening stand in the question. */
export function ownOpening({ essay, request, bands, structure }: Facts): Point[] {
  const opening = structure[0];
  if (bands.criteria.lr.band < GOOD || bands.criteria.lr.band >= KNOWS) return [];
  if (isLetter(request) || opening?.role !== 'opening' || opensWithTask({ essay })) return [];
  const asked = contentStems(`${request.prompt} ${JSON.stringify(request.figure ?? '')}`);
  const said = [...contentStems(essay.text.slice(opening.start, opening.end))];
  const shared = said.filter((one) => asked.has(one)).length;
  if (
    longestFromQuestion({ essay, request }).length >= IN_A_ROW ||
    essay.text.slice(opening.start, opening.end).search(TEMPLATES) >= 0
  )
    return [];
  if (said.length < ENOUGH || shared > OWN * said.length || shared === 0) return [];
  return [
    praise(
      LIGHT,
      '开头没有照搬题目：不到一半的实词来自题目。',
      'The opening is in words of its own: fewer than half of its content words stand in the question.',
      undefined,
    ),
  ];
}

const VERBS = 4;

/** Changes of figures told with several verbs. */
export function manyVerbs(facts: Facts): Point[] {
  const { essay, request, bands } = facts;
  if (bands.criteria.lr.band < GOOD || request.task === 2 || isLetter(request) || kindOf(request) !== 'numbers')
    return [];
  const sound = essay.sentences.filter(isSound(facts));
  const found = BY_VERB.flatMap((pattern) => {
    const one = sound.find(({ text }) => pattern.test(text));
    return one ? [pattern.exec(one.text)![1]!.toLowerCase()] : [];
  });
  if (found.length < VERBS) return [];
  return [
    praise(
      LIGHT,
      `变化用了不同的动词来写：${found.slice(0, VERBS).join('、')}。`,
      `Changes are told with different verbs: ${asList(found.slice(0, VERBS))}.`,
      undefined,
    ),
  ];
}

const WAYS = 4;
/** "Because", "who" and "if" are in every text; and a writer of 8.5 knows all of them. */
const RARE = 2;
const KNOWS = 8.5;

/** Clauses joined by several words that say how they belong together. */
export function joinedInManyWays(facts: Facts): Point[] {
  const { essay, bands } = facts;
  if (bands.criteria.gra.band < GOOD || bands.criteria.gra.band >= KNOWS) return [];
  const sound = essay.sentences.filter(isSound(facts));
  const wordsOf = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => {
      const one = sound.find(({ text }) => pattern.test(text));
      return one ? [pattern.exec(one.text)![1]!.toLowerCase().replace(/\s+/g, ' ')] : [];
    });
  const rare = wordsOf(RARELY_JOINING);
  const found = [...rare, ...wordsOf(OFTEN_JOINING)];
  if (rare.length < RARE) return [];
  if (found.length < WAYS) return [];
  return [
    praise(
      LIGHT,
      `从句的连接方式有变化：${found.slice(0, WAYS).join('、')}。`,
      `Clauses are joined in several ways: with ${asList(found.slice(0, WAYS))}.`,
      undefined,
    ),
  ];
}
