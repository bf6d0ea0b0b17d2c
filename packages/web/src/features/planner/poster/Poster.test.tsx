// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { show } from '#ui/ui.testing.tsx';
import { Poster } from './Poster.tsx';
import { posterMessages } from './poster.messages.ts';
import type { PosterFacts } from './poster-facts.ts';

afterEach(cleanup);

const facts: PosterFacts = {
  name: '知夏',
  exam_date: 1_797_000_000,
  days_left: 28,
  target_score: 7,
  target_score_listen: 7.5,
  target_score_read: 7.5,
  target_score_write: 6.5,
  target_score_speak: 6.5,
  current_score_listen: 6.5,
  current_score_read: 7,
  current_score_write: 6,
  current_score_speak: -1,
  link: '',
};
const words = { headline: '知夏的雅思计划', date: '2026年12月12日', count: '4', unit: '周后考试', described: '海报' };

async function draw(language: 'zh' | 'en' = 'zh') {
  await Promise.all([posterMessages.load(language), skillMessages.load(language)]);
  await show(<Poster facts={facts} words={words} ref={null} />, language);
  return screen.getByRole('img', { name: '海报' });
}
const texts = (poster: HTMLElement) => [...poster.querySelectorAll('text')].map(({ textContent }) => textContent);

test('carries the mark with its nine colours, and the name in both scripts', async () => {
  const poster = await draw();
  const colours = [...poster.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  for (let band = 1; band <= 9; band += 1) expect(colours).toContain(`var(--band-${band})`);
  expect(texts(poster)).toEqual(expect.arrayContaining(['Ninefold', '九阶雅思']));
});

test('every number says what it is', async () => {
  const said = texts(await draw());
  expect(said).toEqual(expect.arrayContaining(['目标总分 7.0', '目前总分 6.5']));
  expect(said.filter((text) => text === '目标')).toHaveLength(4);
  expect(said).toEqual(
    expect.arrayContaining(['听力', '现在 6.5', '阅读', '现在 7.0', '写作', '现在 6.0', '口语', '待模考']),
  );
  // The first and the last step of each stair.
  expect(said.filter((text) => text === '1' || text === '9')).toHaveLength(8);
});

test('so does the English one', async () => {
  expect(texts(await draw('en'))).toEqual(expect.arrayContaining(['Target', 'Listening', 'Not tested']));
});
