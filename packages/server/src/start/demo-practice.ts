import type { MistakeCard } from '@ninefold/contract/mistakes';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { Deps } from '#deps.ts';
import { attemptsService } from '#features/practice/attempts/attempts.service.ts';
import { buildServices, KITS } from '#services.ts';
import { believableAnswers, type Losses, rightAnswer } from './demo-answers.ts';

const DAY_MS = 86_400_000;

type Sitting = { ago: number; skill: PractisedSkill; paper: number } & Losses;

/** Seven weeks of practice, getting better; `paper` counts the single papers of the skill's sets. */
const SITTINGS: readonly Sitting[] = [
  { ago: 48, skill: 'reading', paper: 0, every: 3, blank: 2 },
  { ago: 41, skill: 'listening', paper: 0, every: 3, blank: 0 },
  { ago: 33, skill: 'reading', paper: 1, every: 3, blank: 0 },
  { ago: 25, skill: 'listening', paper: 1, every: 2, blank: 0 },
  { ago: 17, skill: 'listening', paper: 2, every: 3, blank: 0 },
  { ago: 10, skill: 'reading', paper: 2, every: 3, blank: 1 },
  { ago: 3, skill: 'listening', paper: 3, every: 3, blank: 0 },
  { ago: 2, skill: 'reading', paper: 3, every: 3, blank: 2 },
];
const LOOK_UPS = [
  { ago: 33, words: ['reluctant', 'scarce'] },
  { ago: 10, words: ['resilient', 'notion'] },
  { ago: 3, words: ['deteriorate'] },
];
/** Days ago on which the learner opened the book. */
const DRILL_DAYS = [45, 38, 30, 22, 13, 12, 10, 9, 7, 6, 4];
const CARDS_A_DAY = 4;
/** One card in so many is still wrong. */
const WRONG_EVERY = 5;

/**
 * Gives the demo learner papers, looked-up words and days with the book of mistakes, through the services that every
 * learner uses, with a clock that is set back. Once: whoever has practised or mended something keeps their own past.
 */
export async function practiseForDemo(deps: Deps, userId: number): Promise<void> {
  const start = deps.now().getTime();
  let clock = deps.now();
  const services = buildServices({ ...deps, now: () => clock });
  const { mistakes, vocabulary, papers: library, mistakeBook } = services;
  // The coins of these weeks are told by the demo's ledger, so practising pays nothing here.
  const deeds = { ...services.deeds, recordDeed: async () => ({ recorded: false, paid: 0, over_limit: false }) };
  const attempts = attemptsService({ ...deps, now: () => clock, papers: library, deeds, kits: KITS, mistakeBook });
  if ((await mistakes.getSummary(userId)).rows.some(({ practised, closed }) => practised + closed > 0)) return;

  const isNew = (await attempts.getRecordList(userId, { page_size: 1 })).list.length === 0;
  const shelves = isNew ? { reading: await papersOf('reading'), listening: await papersOf('listening') } : null;
  const meanings = new Map<string, string>();
  let answered = 0;
  for (let ago = SITTINGS[0]?.ago ?? 0; ago > 0; ago -= 1) {
    clock = new Date(start - ago * DAY_MS);
    for (const sitting of SITTINGS) if (sitting.ago === ago) await sit(sitting);
    for (const { ago: day, words } of LOOK_UPS) if (day === ago) await lookUp(words);
    if (DRILL_DAYS.includes(ago)) await drill(ago);
  }

  async function papersOf(skill: PractisedSkill): Promise<number[]> {
    const { list } = await library.getJianYaList(userId, skill, { type: '', page: 1, page_size: 2 });
    return list.flatMap(({ papers }) => papers.filter(({ locked }) => !locked).map(({ id }) => id));
  }

  async function sit({ ago, skill, paper, ...losses }: Sitting): Promise<void> {
    const id = shelves?.[skill][paper];
    if (id === undefined) return;
    const key = `demo-${skill}-${ago}`;
    const { id: attempt_id, revision } = await attempts.start(userId, {
      skill,
      id,
      key,
      writer: key,
      mode: 'practice',
      fresh: false,
    });
    const answers = believableAnswers(await marksOf(id), losses);
    const changes = Object.entries(answers).map(([question, value]) => {
      const name = `${id}.${question}`;
      return { id: `${key}-${question}`, key: name, value };
    });
    clock = new Date(clock.getTime() + 20 * 60_000);
    await attempts.submit(userId, { attempt_id, writer: key, revision, changes, force: false });
  }

  async function marksOf(paper: number) {
    const [version] = await library.keepVersions(deps.db, [paper]);
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
    // Only an essay says what fits in its own sentence; the demo learner leaves those for later.
    if (asked.form === 'correction') return undefined;
    const marks = await marksOf(asked.paper.id);
    const mark = marks.find(({ key }) => `${asked.paper.id}.${key}` === asked.key);
    return mark && rightAnswer(mark);
  }
}
