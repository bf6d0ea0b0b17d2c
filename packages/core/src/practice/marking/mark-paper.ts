import type { Interaction } from '../question-types.ts';
import { markChoice, markChoices } from './choice.ts';
import type { Reason } from './reasons.ts';
import { markTyped } from './typed.ts';
import type { WordLimit } from './word-limit.ts';

/** What the server keeps of a question: how it is answered and what counts. */
export type KeyedQuestion = {
  key: string;
  /** `[5, 6]` is one question worth two marks. */
  n: readonly number[];
  type: string;
  interaction: Interaction;
  /** Option keys, or every typed form that counts. */
  accept: readonly string[];
  reject: readonly string[];
  limit?: WordLimit;
};

export type Given = string | readonly string[] | undefined;

/** One entry for each mark the question is worth; null is right. */
export type MarkedQuestion = { key: string; marks: (Reason | null)[] };

export function markQuestion(question: KeyedQuestion, given: Given): MarkedQuestion {
  const { key, accept, interaction, n, type } = question;
  if (interaction === 'choices') return { key, marks: markChoices(given ?? [], accept, n.length) };
  const one = typeof given === 'string' ? given : (given ?? []).length === 1 ? (given?.[0] ?? '') : '';
  // Several where one was asked for is no answer that could be right.
  if (typeof given === 'object' && given.length > 1) return { key, marks: ['OVER_LIMIT'] };
  if (interaction === 'gap') return { key, marks: [markTyped(one, question)] };
  return { key, marks: [markChoice(one, accept, type)] };
}

/** `anyOrder`: sets of questions whose answers may change places. */
export function markPaper(
  questions: readonly KeyedQuestion[],
  anyOrder: readonly (readonly string[])[],
  given: (key: string) => Given,
): MarkedQuestion[] {
  const marked = new Map(questions.map((question) => [question.key, markQuestion(question, given(question.key))]));
  for (const keys of anyOrder) {
    const set = questions.filter(({ key }) => keys.includes(key));
    for (const one of markInAnyOrder(set, given)) marked.set(one.key, one);
  }
  return questions.flatMap(({ key }) => marked.get(key) ?? []);
}

/** Every key is used once, so the same right answer written twice counts once; as many as possible are found a place. */
function markInAnyOrder(set: readonly KeyedQuestion[], given: (key: string) => Given): MarkedQuestion[] {
  const fits = (gap: number, key: number) => {
    const [asked, answered] = [set[key], set[gap]];
    return !!asked && !!answered && markQuestion(asked, given(answered.key)).marks.every((mark) => mark === null);
  };
  const gapOfKey = new Map<number, number>();
  const place = (gap: number, tried: Set<number>): boolean =>
    set.some((_, key) => {
      if (tried.has(key) || !fits(gap, key)) return false;
      tried.add(key);
      const holder = gapOfKey.get(key);
      if (holder !== undefined && !place(holder, tried)) return false;
      gapOfKey.set(key, gap);
      return true;
    });
  for (const gap of set.keys()) place(gap, new Set());
  const placed = new Set(gapOfKey.values());
  const free = set.filter((_, key) => !gapOfKey.has(key));
  return set.map((question, gap) => {
    if (placed.has(gap)) return { key: question.key, marks: [null] };
    // Compared with the keys nobody took: a near miss of one of them is told as such.
    const reasons = free.flatMap((key) => markQuestion(key, given(question.key)).marks);
    const told = reasons.find((reason) => reason !== null && reason !== 'WRONG') ?? 'WRONG';
    return { key: question.key, marks: [told] };
  });
}
