import type { Language } from '@ninefold/contract/errors';
import { judgeSubject } from '@ninefold/core/writing/subject/judge-subject';
import { sidesOf } from '../study/study.service.ts';
import { subjectWords } from '../subject/subject-words.ts';
import { type MaterialFinder, matchOf, nearView } from './material-finder.ts';

export const DEFAULT_REQUIREMENT: Record<Language, string> = {
  zh: '约 270 词，四段，不用生僻词。最多 500 字。',
  en: 'About 270 words in four paragraphs, no rare words. At most 500 characters.',
};

/** A question of ours, a title that can be used (with what lies near it), or why it cannot. */
export async function checkTitle(finder: MaterialFinder, userId: number, subject: string, language: Language) {
  const { reader, visible } = await finder.readerOf(userId);
  const exact = matchOf(subject, visible);
  const requirement = DEFAULT_REQUIREMENT[language];
  if (exact) {
    const { ideas, sides } = await finder.materialOf(reader, exact.id);
    return {
      is_available: 1 as const,
      humor_reply: '',
      topic_source: 'auto' as const,
      paper_id: exact.id,
      task: exact.task,
      requirement,
      near: [],
      sides,
      ideas,
    };
  }
  const { usable, reasons } = judgeSubject(subject, { task: 2, hasPicture: false });
  const own = { topic_source: 'user' as const, paper_id: 0, requirement };
  if (!usable)
    return {
      ...own,
      is_available: 2 as const,
      humor_reply: subjectWords(reasons, language),
      task: 2 as const,
      near: [],
      sides: [],
      ideas: [],
    };
  const near = finder.nearTo(subject, visible);
  const ideas = await finder.ideasFor(reader, near);
  return {
    ...own,
    is_available: 1 as const,
    humor_reply: '',
    task: reasons.includes('other_task') ? (1 as const) : (2 as const),
    near: near.map(nearView),
    sides: sidesOf({ ideas }),
    ideas,
  };
}
