import { questionTypes } from '@ninefold/core/practice/question-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  handIn,
  type Key,
  keysOf,
  openPracticeSite,
  type PracticeSite,
  rightAnswer,
  start,
} from '../attempts.testing.ts';

let site: PracticeSite;
const seen = new Map<string, { right: number; wrong: number }>();
beforeAll(async () => {
  site = await openPracticeSite();
});
afterAll(() => site.close());

/** Something a learner might really give, and that the key does not accept. */
function wrongAnswer({ interaction, type, accept, n }: Key): string | string[] {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].filter((letter) => !accept.includes(letter));
  if (interaction === 'choices') return letters.slice(0, n.length);
  if (interaction === 'gap') return 'quite another thing';
  if (type === 'tfng' || type === 'ynng') return accept[0] === 'NG' ? (type === 'tfng' ? 'T' : 'Y') : 'NG';
  if (type === 'matching-headings') return accept[0] === 'i' ? 'ii' : 'i';
  return letters[0] ?? '';
}

test('every question of the pack is marked right with its key and wrong without it', async () => {
  const rows = await site.rows<{ id: number; kind: 'reading' | 'listening' }>(
    `select id, kind from content_items where kind in ('reading', 'listening') and status = 'published' order by id`,
  );
  const learner = await site.guest();
  for (const { id, kind } of rows) {
    const keys = await keysOf(site, [id]);
    for (const worth of ['right', 'wrong'] as const) {
      const attempt = await start(learner, { skill: kind, id, mode: 'practice' });
      const give = worth === 'right' ? rightAnswer : wrongAnswer;
      const result = await handIn(learner, attempt, Object.fromEntries(keys.map((key) => [key.question, give(key)])));
      for (const question of result.questions) {
        expect(question.right, `${question.key} ${worth}: ${question.given}`).toBe(
          worth === 'right' ? question.total : 0,
        );
        expect(question.reason === '', question.key).toBe(worth === 'right');
        expect(question.explain.en).not.toBe('');
        const counts = seen.get(question.type) ?? { right: 0, wrong: 0 };
        seen.set(question.type, { ...counts, [worth]: counts[worth] + 1 });
      }
    }
  }
});

test('every type of the pack was among them, both ways', () => {
  const inPack = questionTypes.filter((type) => seen.has(type));
  expect(inPack.length).toBeGreaterThanOrEqual(19);
  for (const type of inPack) {
    expect(seen.get(type)?.right, type).toBeGreaterThan(0);
    expect(seen.get(type)?.wrong, type).toBe(seen.get(type)?.right);
  }
});
