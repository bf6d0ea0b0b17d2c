/** What may stand behind the question mark of the routes that read it. Everything else is ignored. */

type Search = Record<string, unknown>;

const text = (value: unknown): string | undefined => {
  // The router reads `?search=5` as a number; for us it is something typed.
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** `/login?return=…`: where to go afterwards. Judged by `lib/return-path.ts` when it is used. */
export function loginSearch(search: Search): { return?: string; invite?: string } {
  return { ...named('return', text(search.return)), ...named('invite', text(search.invite)) };
}

/** `/task-center?go_back_url=…`. Judged by `lib/return-path.ts` when it is used. */
export function goBackSearch(search: Search): { go_back_url?: string } {
  return named('go_back_url', text(search.go_back_url));
}

/** `?search=…` on the writing lists. */
export function topicSearch(search: Search): { search?: string } {
  return named('search', text(search.search)?.slice(0, 200));
}

/** `/reading-next/{id}?attempt=…` plays or reviews one sitting; `?own=3-5-8` is a set of the learner's own. */
export function practiceSearch(search: Search): { attempt?: number; own?: string } {
  const id = Number(search.attempt);
  const own = text(search.own);
  return {
    ...(Number.isSafeInteger(id) && id > 0 && { attempt: id }),
    ...(own !== undefined && /^\d+(-\d+)*$/.test(own) && { own }),
  };
}

/** WeChat comes back with `?code=…&state=…`. */
export function wechatSearch(search: Search): { code?: string; state?: string } {
  return { ...named('code', text(search.code)), ...named('state', text(search.state)) };
}

function named<Name extends string>(name: Name, value: string | undefined): { [Key in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: string });
}
