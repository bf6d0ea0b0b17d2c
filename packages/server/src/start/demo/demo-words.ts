import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { isTyped } from '@ninefold/core/vocabulary/forms';
import { LEVELS } from '@ninefold/core/vocabulary/placement';
import { sentenceWith } from '@ninefold/core/vocabulary/text/sentences';
import type { Deps } from '#deps.ts';
import { buildServices, type Services } from '#services.ts';

const DAY_MS = 86_400_000;
/** Days ago on which the demo learner sat down with her words; nobody comes every day. */
const DAYS = [20, 18, 17, 15, 13, 10, 8, 6, 3, 1];
const NEW_A_DAY = 8;
/** More than the task of twenty words and less than that of two hundred asks for: the ledger of the demo counts on it. */
export const DEMO_WORDS_LEARNT = DAYS.length * NEW_A_DAY;
const PLAN = { unit: 'words', amount: NEW_A_DAY, days: [1, 2, 3, 4, 5, 6, 7] } as const;
/** Up to this level (A2) she knows what she is asked at the placement. */
const SURE_LEVEL = 2;
const ASKED_OF_A_LEVEL = 6;
const NON_WORDS_ASKED = 8;
/** Of the words in their order: these never stay, so that there is something hard to mend. */
const NEVER_STAY = [4, 13];
const KEPT_OF_A_PAPER = 4;

/** Of the books on the shelf, those she learns from. */
export const demoBooks = <Book>(shelf: readonly Book[]): Book[] => shelf.slice(0, 2);

/** How long a word truly holds with her, in days until one of ten such words is gone, and when she last saw it. */
type Held = { days: number; seen: number };

/**
 * Gives the demo learner books, a plan and weeks of words through the services that every learner uses, with a clock
 * that is set back. On each day she does what the day asks for, and forgets what she has not seen for long. Once: whoever
 * has a book or a plan of words keeps their own.
 */
export async function learnForDemo(deps: Deps, userId: number): Promise<void> {
  const start = deps.now().getTime();
  let clock = new Date(start - (DAYS[0] ?? 0) * DAY_MS);
  const services = buildServices({ ...deps, now: () => clock });
  const { learning } = services;
  const own = await learning.getPlan(userId);
  if (own.is_saved || own.books.length > 0) return;
  const books = (await learning.getBookList(userId)).list;
  if (books.length === 0) return;
  await place(services, userId);
  for (const [weight, { id }] of demoBooks(books).entries()) await learning.addBook(userId, id, weight);
  await learning.savePlan(userId, { ...PLAN, days: [...PLAN.days] });

  const held = new Map<number, Held>();
  let answered = 0;
  for (const ago of DAYS) {
    clock = new Date(start - ago * DAY_MS);
    for (const which of ['review', 'learn'] as const) {
      const { list } = await learning.getCards(userId, which);
      const reviews = list.map((card) => answerTo(card, -ago));
      if (reviews.length > 0) await learning.saveReviews(userId, { reviews });
    }
  }
  clock = new Date(start - DAY_MS);
  await keepWords(services, userId);

  /** The same at every start: which answer it is decides how it goes. */
  function answerTo({ word, form }: WordCard, today: number) {
    answered += 1;
    const chance = ((answered * 7919) % 100) / 100;
    const before = held.get(word.id);
    const stays = !NEVER_STAY.some((place) => [...held.keys()][place] === word.id);
    const recall = before ? (stays ? 0.9 ** ((today - before.seen) / before.days) : 0) : 0.75;
    const isRecalled = chance < recall;
    held.set(word.id, { seen: today, days: isRecalled ? (before?.days ?? 2) * 2 : 1 });
    return {
      key: `demo-word-${answered}`,
      vocabulary_id: word.id,
      grade: isRecalled ? gradeOf(chance) : 1,
      form,
      given: isTyped(form) ? (isRecalled ? word.name : swapped(word.name)) : '',
      seconds: (before ? 6 : 18) + (answered % 5) + (isRecalled ? 0 : 8),
      at: answered,
    };
  }
}

/** Now and then it was hard or easy. */
const gradeOf = (chance: number): number => (chance > 0.65 && chance < 0.75 ? 2 : chance < 0.08 ? 4 : 3);

/** The first two different letters behind each other the wrong way round, as one types them. */
export function swapped(name: string): string {
  const at = [...name].findIndex((letter, n) => n > 0 && n + 1 < name.length && letter !== name[n + 1]);
  return at < 0 ? `${name}e` : `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`;
}

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
