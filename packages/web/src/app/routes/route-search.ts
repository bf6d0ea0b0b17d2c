import type { PracticeSearch } from '#practice/practice-search.ts';

/** The search parameters of the routes that read some. Everything else is ignored. */

type Search = Record<string, unknown>;

const text = (value: unknown): string | undefined => {
  // The router reads `?search=5` as a number; the learner typed a text.
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** `/login?return=…`: where to go afterwards. Judged by `lib/addresses/return-path.ts` when it is used. */
export function loginSearch(search: Search): { return?: string; invite?: string; first?: string } {
  return {
    ...named('return', text(search.return)),
    ...named('invite', text(search.invite)),
    ...named('first', text(search.first)),
  };
}

/** `/task-center?go_back_url=…`. Judged by `lib/addresses/return-path.ts` when it is used. */
export function goBackSearch(search: Search): { go_back_url?: string } {
  return named('go_back_url', text(search.go_back_url));
}

/** `?search=…` on the writing lists. */
export function topicSearch(search: Search): { search?: string } {
  return named('search', text(search.search)?.slice(0, 200));
}

/** What is chosen among the course packages; type 0 stands for all types. */
export function packageSearch(search: Search): {
  typeId?: number;
  packageId?: number;
  courseId?: number;
  relationId?: number;
  org?: string;
} {
  const number = (value: unknown, from: number) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= from ? value : undefined;
  const chosen = {
    typeId: number(search.typeId, 0),
    packageId: number(search.packageId, 1),
    courseId: number(search.courseId, 1),
    relationId: number(search.relationId, 1),
  };
  return {
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
    ...named('org', text(search.org)),
  };
}

/**
 * `/reading-next/{id}?attempt=…` plays or reviews one attempt; `?own=3-5-8` is a set that the learner put together,
 * `?question=7` opens the review at that question, `?found=B.120-180` lights a sentence of its text up.
 */
export function practiceSearch(search: Search): PracticeSearch {
  const [id, question] = [Number(search.attempt), Number(search.question)];
  const own = text(search.own);
  const found = text(search.found);
  return {
    ...(Number.isSafeInteger(id) && id > 0 && { attempt: id }),
    ...(own !== undefined && /^\d+(-\d+)*$/.test(own) && { own }),
    ...((search.view === 'review' || search.view === 'text') && { view: search.view }),
    ...(found !== undefined && /^[\w-]{1,40}\.\d{1,6}-\d{1,6}$/.test(found) && { found }),
    ...(Number.isSafeInteger(question) && question > 0 && { question }),
  };
}

/** `/words?paper=…`: the words of a passage, before it is read. */
export function paperSearch(search: Search): { paper?: number } {
  const paper = Number(search.paper);
  return Number.isSafeInteger(paper) && paper > 0 ? { paper } : {};
}

/** `/word-learning?which=…` and `/word-review?which=…`: other words than today's. */
export function wordSearch(search: Search): { which?: 'notebook' | 'placement' | 'hard' } {
  const { which } = search;
  return which === 'notebook' || which === 'placement' || which === 'hard' ? { which } : {};
}

/** `/writing-feedback-task-2/{id}?at=120-124`: the words of the essay to light up on arrival. */
export function placeSearch(search: Search): { at?: string } {
  const at = text(search.at);
  return at !== undefined && /^\d{1,6}-\d{1,6}$/.test(at) ? { at } : {};
}

/** `/writing-compare/{id}?earlier=…`: the draft it is held against; without one the scored draft before it. */
export function compareSearch(search: Search): { earlier?: number } {
  const { earlier } = search;
  return typeof earlier === 'number' && Number.isSafeInteger(earlier) && earlier > 0 ? { earlier } : {};
}

/** WeChat comes back with `?code=…&state=…`. */
export function wechatSearch(search: Search): { code?: string; state?: string } {
  return { ...named('code', text(search.code)), ...named('state', text(search.state)) };
}

/** `/profile/vip?order=…`: back from a cashier, with the order to show. */
export function orderSearch(search: Search): { order?: string } {
  return named('order', text(search.order)?.slice(0, 32));
}

/** `/sandbox-cashier?ticket=…`: names one order; the server judges it. */
export function ticketSearch(search: Search): { ticket?: string } {
  return named('ticket', text(search.ticket)?.slice(0, 200));
}

function named<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: string });
}

/** `/lesson/…?step=3`: the step; what its player opens (an attempt, a draft) stands beside it. */
export function lessonSearch(search: Search): PracticeSearch & { step?: number; record?: number } {
  const [step, record] = [Number(search.step), Number(search.record)];
  return {
    ...practiceSearch(search),
    ...(Number.isSafeInteger(step) && step > 0 && { step }),
    ...(Number.isSafeInteger(record) && record > 0 && { record }),
  };
}
