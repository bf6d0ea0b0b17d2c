import type { EssayRecord } from '@ninefold/contract/writing/records';
import type { Sheet, Unsent } from '#practice/journal/sheet.ts';

/** What a draft is made of on the sheet: the essay itself, and the plan beside it. */
export const TEXT = 'text';
export const OUTLINE = 'outline';

export const answersOf = ({ content, outline }: { content: string; outline: string }) => ({
  [TEXT]: content,
  [OUTLINE]: outline,
});

/** Tabs of one browser find each other by it. */
export const lockName = (record: number): string => `nf-essay-${record}`;

type Written = Pick<Sheet, 'answer'>;
type By = { writer: string; seconds: number };

/** A save always carries the whole essay: what is not among the unsent has been acknowledged as it stands. */
export function saveOf({ id, paper_id }: Pick<EssayRecord, 'id' | 'paper_id'>, sheet: Written, unsent: Unsent, by: By) {
  const latest = (key: string) => {
    const entry = unsent.entries.findLast((one) => one.key === key);
    return String(entry?.value ?? sheet.answer(key) ?? '');
  };
  return {
    id,
    paper_id,
    content: latest(TEXT),
    outline: latest(OUTLINE),
    revision: unsent.revision,
    writer: by.writer,
    // Until the server has said yes, a reload in between included: it keeps the text that was not chosen.
    ...(unsent.entries.some(({ chosen }) => chosen) && { force: true }),
    seconds: Math.max(0, Math.min(86_400, by.seconds)),
  };
}
