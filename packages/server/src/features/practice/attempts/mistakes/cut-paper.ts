import type { Paper } from '@ninefold/contract/practice/paper';
import type { PaperVersion } from '../../papers/papers.service.ts';

/** One question alone: its group without the others, and of the text or recording what it needs. */

/** Heard before the words that answer it, and after them: nobody starts to listen at the answer. */
const [LEAD_SECONDS, TAIL_SECONDS] = [8, 3];

export type Place = { from: number; to: number };

/** `withText`: a word that is only to be spelt is not asked for beside the paragraph it can be copied from. */
export function cutPaper(version: PaperVersion, key: string, offset: number, withText: boolean): Paper {
  const groups = version.shown.groups
    .filter(({ questions }) => questions.some((question) => question.key === key))
    .map((group) => ({ ...group, questions: group.questions.filter((question) => question.key === key) }));
  const paper = { ...version.shown, offset, groups } as Paper;
  if (paper.kind !== 'reading') return paper;
  const paragraphs = withText ? paragraphsFor(version, paper, key) : [];
  const isThere = (term: string) => paragraphs.some(({ text }) => text.toLowerCase().includes(term.toLowerCase()));
  return { ...paper, paragraphs, glossary: paper.glossary.filter(({ term }) => isThere(term)) };
}

function paragraphsFor(version: PaperVersion, paper: Extract<Paper, { kind: 'reading' }>, key: string) {
  const [group] = paper.groups;
  // Where the answer is a paragraph, showing that paragraph alone would be the answer.
  if (group?.type === 'matching-information') return paper.paragraphs;
  const asked = group?.type === 'matching-headings' ? group.questions[0]?.at : undefined;
  const evidence = version.review.questions.find((question) => question.key === key)?.evidence ?? [];
  const labels = asked ? [asked] : evidence.map(({ at }) => at);
  const needed = paper.paragraphs.filter(({ label }) => labels.includes(label));
  return needed.length ? needed : paper.paragraphs;
}

/** The stretch of the recording in which it is answered; the whole section where nobody knows. */
export function clipOf({ shown }: PaperVersion, places: readonly Place[]) {
  if (shown.kind !== 'listening') return null;
  const { audio } = shown as Extract<Paper, { kind: 'listening' }>;
  if (!audio) return null;
  const heard = places.filter(({ from, to }) => from >= 0 && to >= 0);
  if (heard.length === 0) return { url: audio.url, from: 0, to: audio.seconds };
  const [from, to] = [Math.min(...heard.map((one) => one.from)), Math.max(...heard.map((one) => one.to))];
  return { url: audio.url, from: Math.max(0, from - LEAD_SECONDS), to: Math.min(audio.seconds, to + TAIL_SECONDS) };
}

/** The first letter of each word: enough to know which word is meant, nothing of how it is spelt. */
export const hintOf = (word: string): string =>
  word
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${part[0]}…`)
    .join(' ');
