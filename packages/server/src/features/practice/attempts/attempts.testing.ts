import { randomUUID } from 'node:crypto';
import type { Mark } from '@ninefold/content/compile/paper';
import type { Input } from '@ninefold/contract/call';
import type { attempt } from '@ninefold/contract/practice/attempt';
import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import { openSite, type Site } from '#features/identity/identity.testing.ts';
import type { Beside, Visitor } from '#testing/app.ts';

/** What the tests of practice do again and again, as a learner would. */

export type PracticeSite = Awaited<ReturnType<typeof openPracticeSite>>;

/** The app with every passage and section of the shipped pack. */
export async function openPracticeSite(settings: Record<string, string> = {}, beside?: Beside) {
  const site = await openSite(settings, 'practice', beside);
  const ids = await idsOf(site);
  return { ...site, id: (slug: string) => ids.get(slug) ?? 0, guest: () => guestOf(site) };
}

async function idsOf(site: Site): Promise<Map<string, number>> {
  const rows = await site.rows<{ id: number; slug: string }>('select id, slug from content_items');
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function guestOf(site: Site): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
}

/** One browser tab. */
export const tab = () => `tab-${randomUUID()}`;

type Start = Partial<Input<(typeof attempt)['start']>>;

export const start = ({ api }: Pick<Visitor, 'api'>, what: Start, writer = tab()) =>
  api.attempt.start({ skill: 'reading', mode: 'exam', key: randomUUID(), writer, ...what });

export const change = (key: string, value: string | string[]) => ({ id: randomUUID(), key, value });

export const changesOf = (answers: Record<string, string | string[]>) =>
  Object.entries(answers).map(([key, value]) => change(key, value));

/** Saves on top of the attempt as the caller holds it. */
export const save = (
  { api }: Pick<Visitor, 'api'>,
  { id, revision, writer }: Pick<Attempt, 'id' | 'revision' | 'writer'>,
  answers: Record<string, string | string[]>,
) => api.attempt.save({ attempt_id: id, revision, writer, changes: changesOf(answers) });

export const answersOf = async ({ api }: Pick<Visitor, 'api'>, id: number) =>
  (await api.attempt.getAttempt({ attempt_id: id })).answers;

export async function handIn(
  { api }: Pick<Visitor, 'api'>,
  { id, revision, writer }: Pick<Attempt, 'id' | 'revision' | 'writer'>,
  answers: Record<string, string | string[]> = {},
) {
  const reply = await api.attempt.submit({ attempt_id: id, revision, writer, changes: changesOf(answers) });
  if (reply.outcome !== 'marked') throw new Error(`not handed in: ${reply.outcome}`);
  return reply.result;
}

export type Key = Mark & { paper: number; question: string };

/** The keys, which no learner ever sees. */
export async function keysOf(site: Site, paperIds: readonly number[]): Promise<Key[]> {
  const rows = await site.rows<{ id: number; key: { marks: Mark[] } }>(
    'select id, key from content_items where id = any($1)',
    [paperIds],
  );
  return paperIds.flatMap((paper) =>
    (rows.find(({ id }) => id === paper)?.key.marks ?? []).map((mark) => ({
      ...mark,
      paper,
      question: `${paper}.${mark.key}`,
    })),
  );
}

export const rightAnswer = ({ interaction, accept }: Key): string | string[] =>
  interaction === 'choices' ? accept : (accept[0] ?? '');

export const rightAnswers = (keys: readonly Key[]): Record<string, string | string[]> =>
  Object.fromEntries(keys.map((key) => [key.question, rightAnswer(key)]));
