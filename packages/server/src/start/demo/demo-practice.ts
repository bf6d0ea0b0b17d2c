import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { Deps } from '#deps.ts';
import { buildServices } from '#services.ts';
import { rightAnswer } from './demo-answers.ts';
import { demoSpeech, readForDemo } from './demo-reading.ts';

const DAY_MS = 86_400_000;
const DAYS = 33;

const LOOK_UPS = [
  { ago: DAYS, words: ['reluctant', 'scarce'] },
  { ago: 10, words: ['resilient', 'notion'] },
  { ago: 3, words: ['deteriorate'] },
];
/** Days ago on which the learner opened the book. */
const DRILL_DAYS = [30, 22, 13, 12, 10, 9, 7, 6, 4];
const CARDS_A_DAY = 4;
/** The day on which she read a sentence aloud. */
const READ_AGO = 2;
/** One card in so many is still wrong. */
const WRONG_EVERY = 5;

/**
 * Gives the demo learner looked-up words, a sentence read aloud and days with the book of mistakes, beside the papers of the story, through
 * the services that every learner uses, with a clock that is set back. Once: whoever has practised or mended something
 * keeps their own past, unless it is the story that was lived just now: a word misspelt in one of its papers may be right
 * in the next.
 */
export async function practiseForDemo(deps: Deps, userId: number, justLived: boolean): Promise<void> {
  const start = deps.now().getTime();
  let clock = deps.now();
  const services = buildServices({ ...deps, speech: demoSpeech(deps.speech), now: () => clock });
  const { mistakes, vocabulary, papers } = services;
  const { rows } = await mistakes.getSummary(userId);
  if (!justLived && rows.some(({ practised, closed }) => practised + closed > 0)) return;

  const meanings = new Map<string, string>();
  let answered = 0;
  for (let ago = DAYS; ago > 0; ago -= 1) {
    clock = new Date(start - ago * DAY_MS);
    for (const { ago: day, words } of LOOK_UPS) if (day === ago) await lookUp(words);
    if (DRILL_DAYS.includes(ago)) await drill(ago);
    if (ago === READ_AGO) await readForDemo(services, userId);
  }

  async function marksOf(paper: number) {
    const [version] = await papers.keepVersions(deps.db, [paper]);
    return version?.marks ?? [];
  }

  async function lookUp(words: readonly string[]): Promise<void> {
    for (const name of words) {
      const { list } = await vocabulary.getWordList(userId, { name, exact: 1, page: 1, page_size: 1 });
      const meaning = list[0]?.vocabulary_ext.core_meanings[0]?.chineseTranslation.trim();
      if (meaning) meanings.set(name, meaning);
    }
  }

  async function drill(ago: number): Promise<void> {
    const { list } = await mistakes.getToday(userId, {});
    for (const card of list.slice(0, CARDS_A_DAY)) {
      answered += 1;
      const value = answered % WRONG_EVERY === 0 ? undefined : await rightFor(card);
      const key = `demo-${ago}-${card.id}`;
      await mistakes.answer(userId, { id: card.id, key, ...(value !== undefined && { value }) });
    }
  }

  async function rightFor({ drill: asked }: MistakeCard): Promise<string | string[] | undefined> {
    if (asked.form === 'word') return meanings.get(asked.word.name);
    // Only an essay says what fits in its own sentence; the demo learner leaves those and exercises for later.
    if (asked.form !== 'question' && asked.form !== 'typed') return undefined;
    const marks = await marksOf(asked.paper.id);
    const mark = marks.find(({ key }) => `${asked.paper.id}.${key}` === asked.key);
    return mark && rightAnswer(mark);
  }
}
