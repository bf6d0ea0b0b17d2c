import type { Page } from './page.ts';

/** A page that asks for what it shows beside its code, so that a link the pointer rests on opens at once. */
export function withData<Params, Search = object>(shown: Page, ask: (params: Params, search: Search) => unknown) {
  return {
    ...shown,
    loader: ({ params, location }: { params: Params; location: { search: object } }): Promise<void> => {
      ask(params, location.search as Search);
      return shown.loader();
    },
  };
}
