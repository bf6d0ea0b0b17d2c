import type { Thought } from '@ninefold/contract/writing/model-essay';
import type { Idea } from '@ninefold/contract/writing/study';
import { isSameTitle } from '@ninefold/core/writing/title-match';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { CatalogueQuestion, WritingLearner } from '../questions/questions.service.ts';
import type { QuestionMaterial } from '../study/material.ts';
import { sidesOf } from '../study/study.service.ts';
import type { Writing } from '../writing.service.ts';
import { ideasOfBanks } from './idea-banks.ts';
import { makePlan, type NearMaterial } from './make-plan.ts';
import { nearestFinder } from './nearest.ts';

export type MaterialFinder = ReturnType<typeof materialFinder>;
type Uses = Pick<Deps, 'db'> & { items: Items; writing: Pick<Writing, 'questions'> };

const NEAR = 3;
const MOST_IDEAS = 12;

/** What of the bank belongs to a title: the question itself, those near in meaning, ideas, and a plan made of them. */
export function materialFinder(deps: Uses) {
  const { questions } = deps.writing;
  const nearest = nearestFinder();
  return { readerOf, materialOf, nearTo, ideasFor, planFor };

  function nearTo(subject: string, visible: readonly CatalogueQuestion[]): CatalogueQuestion[] {
    return nearest(subject, argued(visible), NEAR);
  }

  async function planFor(reader: WritingLearner, thought: Thought, near: readonly CatalogueQuestion[]) {
    return makePlan(thought, await ideasFor(reader, near), await nearMaterial(reader, near));
  }

  async function readerOf(userId: number) {
    const reader = await questions.learner(deps.db, userId);
    const visible = reader.questions.filter(({ access }) => reader.access(access).locked === 0);
    return { reader, visible };
  }

  async function materialOf(reader: WritingLearner, id: number) {
    const { review } = await questions.paper(deps.db, reader, id);
    const material = review as unknown as QuestionMaterial;
    return { material, ideas: material.ideas ?? [], sides: sidesOf(material) };
  }

  async function ideasFor(reader: WritingLearner, near: readonly CatalogueQuestion[]): Promise<Idea[]> {
    const [first] = near;
    if (!first) return [];
    const ofBank = await ideasOfBanks(deps.items, {
      slug: first.ref.split('/')[1] ?? '',
      topic: first.topic,
      organisations: new Set([null, ...reader.questions.map(({ organisation }) => organisation)]),
    });
    const ofNear = ofBank.length > 0 ? [] : (await materialOf(reader, first.id)).ideas;
    return [...ofBank, ...ofNear].slice(0, MOST_IDEAS);
  }

  async function nearMaterial(reader: WritingLearner, near: readonly CatalogueQuestion[]): Promise<NearMaterial[]> {
    const [first] = near;
    if (!first) return [];
    const { material } = await materialOf(reader, first.id);
    return [{ paper_id: first.id, title: first.title, outline: material.outline, essays: material.essays }];
  }
}

/** Charts and letters are never near a question that is argued. */
const argued = (visible: readonly CatalogueQuestion[]): CatalogueQuestion[] => visible.filter(({ task }) => task === 2);

/** Exactly one question that is written so; two of the same words are no match. */
export function matchOf(subject: string, visible: readonly CatalogueQuestion[]): CatalogueQuestion | undefined {
  const found = visible.filter(({ prompt, title }) =>
    [prompt, title.en, title.zh].some((one) => isSameTitle(one, subject)),
  );
  return found.length === 1 ? found[0] : undefined;
}

export const nearView = ({ id, title, prompt, task, topic }: CatalogueQuestion) => ({
  paper_id: id,
  title,
  content: prompt,
  task,
  topic,
});
