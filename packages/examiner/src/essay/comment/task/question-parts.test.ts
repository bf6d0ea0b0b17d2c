import { beforeAll, describe, expect, test } from 'vitest';
import type { EssayRequest } from '../../report.ts';
import { sharedTools } from '../../shared.testing.ts';
import { readEssay } from '../../text/essay-text.ts';
import type { Tools } from '../../tools.ts';
import { structureOf } from '../structure.ts';
import { questionParts } from './question-parts.ts';

let tools: Tools;
beforeAll(() => {
  tools = sharedTools();
});
const partsOf = (prompt: string, essay: string) => {
  const request: EssayRequest = { task: 2, prompt, essay };
  const text = readEssay(essay);
  return questionParts(text, request, structureOf(text, request), tools.vectors).map(({ part, status, evidence }) => ({
    part,
    status,
    ...(evidence ? { text: evidence.text } : {}),
  }));
};

const CAUSES = `Many people sleep badly. There are several reasons for this, and I will suggest some solutions.

The main reason is the phone. People watch films in bed because nothing stops them. Another cause is work.

To solve this, something must change. Employers should end shifts at ten. Schools could begin an hour later.

In conclusion, the night needs help.`;

/** No word of the writer's own, and nothing that judges. */
const SILENT = `Many people sleep for six hours. There are several causes.

The main reason is the phone. People watch films in bed. Another cause is work.

The night has become short in this way.`;

describe('the place of a part', () => {
  test('is a paragraph that does it, not the sentence that promises it', () => {
    const parts = partsOf('What are the causes of this problem? What could be done to solve it?', CAUSES);
    expect(parts).toEqual([
      { part: 'the causes', status: 'answered', text: 'The main reason is the phone.' },
      { part: 'the solutions', status: 'answered', text: 'Employers should end shifts at ten.' },
    ]);
  });

  test('is asked for where the essay gives no verdict', () => {
    const parts = partsOf('Why does this happen? Is it a positive or a negative development?', SILENT);
    expect(parts.find((one) => one.part === 'positive or negative')?.status).toBe('unsure');
  });

  test('of the other view is where the text turns, not where the writer speaks', () => {
    const views = (turn: string) =>
      partsOf(
        'Discuss both these views and give your own opinion.',
        `Pay is secret. I lean towards openness.\n\nSome want it open. It is fair to all of them.\n\n${turn} It would be a loss.\n\nI favour openness.`,
      ).find((one) => one.part === 'both views');
    expect(views('Others fear envy in the office.')?.text).toBe('Others fear envy in the office.');
    expect(views('However, this last point seems to me an argument for it.')).toBeUndefined();
  });
});
