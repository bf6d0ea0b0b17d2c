import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { isTyped } from '@ninefold/core/vocabulary/forms';
import { LEVELS } from '@ninefold/core/vocabulary/placement';
import { sentenceWith } from '@ninefold/core/vocabulary/text/sentences';
import type { Deps } from '#deps.ts';
import { buildServices, type Services } from '#services.ts';

const DAY_MS = 86_400_000;
/** Days ago on which the demo learner sat down with her words; nobody comes every day. */
const DAYS = [20, 19, 18, 16, 15, 13, 12, 10, 9, 7, 5, 4, 2, 1];
const NEW_A_DAY = 8;
const REVIEWS_A_DAY = 9;
/** More than the task of twenty words and less than that of two hundred asks for: the ledger of the demo counts on it. */
export const DEMO_WORDS_LEARNT = DAYS.length * NEW_A_DAY;
const PLAN = { unit: 'minutes', amount: 15, days: [1, 2, 3, 4, 5, 6, 7] } as const;
/** Up to this level (A2) she knows what she is asked at the placement. */
const SURE_LEVEL = 2;
const ASKED_OF_A_LEVEL = 6;
const NON_WORDS_ASKED = 8;
/** Of the words in their order: these two never stay, so that there is something hard to mend. */
const NEVER_STAY = [4, 13];
/** Forgotten so often, a word is hard. */
const MISSES = 5;
/** Out of a hundred reviews so many are forgotten. */
const FORGOTTEN = 13;
const KEPT_OF_A_PAPER = 4;

/**
 * Gives the demo learner books, a plan and weeks of words through the services that every learner uses, with a clock
 * that is set back. Once: whoever has a book or a plan of words keeps their own.
 */
export async function learnForDemo(deps: Deps, userId: number): Promise<void> {
  const start = deps.now().getTime();
  let clock = new Date(start - (DAYS[0] ?? 0) * DAY_MS);
  const services = buildServices({ ...deps, now: () => clock });
  const { learning } = services;
  if ((await learning.getPlan(userId)).is_saved) return;
  const books = (await learning.getBookList(userId)).list;
  if (books.length === 0) return;
  await place(services, userId);
  for (const [weight, { id }] of books.slice(0, 2).entries()) await learning.addBook(userId, id, weight);
  await learning.savePlan(userId, { ...PLAN, days: [...PLAN.days] });

  const met: number[] = [];
  const misses = new Map<number, number>();
  let answered = 0;
  for (const ago of DAYS) {
    clock = new Date(start - ago * DAY_MS);
    await round('review', REVIEWS_A_DAY);
    await round('learn', NEW_A_DAY);
  }
  clock = new Date(start - DAY_MS);
  await keepWords(services, userId);

  async function round(which: 'learn' | 'review', most: number): Promise<void> {
    const { list } = await learning.getCards(userId, which);
    const reviews = list.slice(0, most).map((card) => {
      answered += 1;
      if (which === 'learn') met.push(card.word.id);
      return reviewOf(card, answered, isNever(card.word.id));
    });
    if (reviews.length > 0) await learning.saveReviews(userId, { reviews });
    if (which === 'review') await goThroughAgain(list.map(({ word }) => word.id));
  }

  /** What never stays she looks at by herself as well, on the days on which nobody asks for it. */
  async function goThroughAgain(asked: readonly number[]): Promise<void> {
    const words = NEVER_STAY.flatMap((place) => met[place] ?? []).filter((id) => !asked.includes(id));
    for (const vocabulary_id of words) {
      answered += 1;
      const missed = (misses.get(vocabulary_id) ?? 1) + 1;
      misses.set(vocabulary_id, missed);
      const review = { key: `demo-word-${answered}`, vocabulary_id, grade: 1, form: 'meaning', given: '' } as const;
      if (missed <= MISSES) await learning.saveReviews(userId, { reviews: [{ ...review, seconds: 9, at: answered }] });
    }
  }

  function isNever(id: number): boolean {
    return NEVER_STAY.some((place) => met[place] === id);
  }
}

/** The same at every start: which answer it is decides how it goes. */
function reviewOf({ word, form, state }: WordCard, answered: number, isNever: boolean) {
  const chance = (answered * 7919) % 100;
  const isMissed = isNever || (state === 'new' ? chance < 25 : chance < FORGOTTEN);
  const grade = isMissed ? 1 : chance > 88 ? 2 : state !== 'new' && chance < 25 ? 4 : 3;
  return {
    key: `demo-word-${answered}`,
    vocabulary_id: word.id,
    grade,
    form,
    given: isTyped(form) ? (isMissed ? swapped(word.name) : word.name) : '',
    seconds: (state === 'new' ? 14 : 6) + (chance % 5) + (isMissed ? 4 : 0),
    at: answered,
  };
}

/** Two letters the wrong way round, as one types them. */
const swapped = (name: string): string =>
  name.length < 4 ? `${name}e` : `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;

async function place({ learning }: Services, userId: number): Promise<void> {
  const { words, non_words } = await learning.getPlacement(userId);
  const invented = non_words.slice(0, NON_WORDS_ASKED).map((name) => ({ name, known: 0 as const }));
  const asked = LEVELS.flatMap((_, at) => words.filter(({ level }) => level === at + 1).slice(0, ASKED_OF_A_LEVEL));
  const said = asked.map(({ name, level }) => ({ name, known: level <= SURE_LEVEL ? (1 as const) : (0 as const) }));
  await learning.savePlacement(userId, [...invented, ...said]);
}

/** Words of a paper that she has read, with the sentences they stand in. */
async function keepWords({ learning, vocabulary, papers }: Services, userId: number): Promise<void> {
  const { list: sets } = await papers.getJianYaList(userId, 'reading', { type: '', page: 1, page_size: 1 });
  const paper = sets[0]?.papers[0];
  if (!paper) return;
  const { list } = await learning.getSmartList(userId, { kind: 'paper', paper_id: paper.id });
  const { papers: read } = await papers.getPaper(userId, 'reading', { id: paper.id });
  const text = read.flatMap((one) => (one.kind === 'reading' ? one.paragraphs.map((each) => each.text) : [])).join(' ');
  for (const { word } of list.slice(0, KEPT_OF_A_PAPER)) {
    const sentence = sentenceWith(text, [word.name]);
    if (!sentence) continue;
    const met = { sentence: sentence.text, met_in: 'reading', paper_id: paper.id } as const;
    await vocabulary.saveWord(userId, { vocabulary_id: word.id, ...met });
  }
}
