import type { Page } from './page.ts';

/** A page that asks for what it shows beside its code, so that a link the pointer rests on opens at once. */
export function withData<Params>(shown: Page, ask: (params: Params) => unknown) {
  return {
    ...shown,
    loader: ({ params }: { params: Params }): Promise<void> => {
      ask(params);
      return shown.loader();
    },
  };
}
