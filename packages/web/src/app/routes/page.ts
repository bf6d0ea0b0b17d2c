import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Language, startLanguage } from '#i18n/language.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { InConstructionPage } from '../in-construction/InConstructionPage.tsx';
import type { PageInConstruction } from '../in-construction/in-construction.ts';
import { soonMessages } from '../in-construction/soon.messages.ts';
import type { PageName } from './page-names.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName;
  }
}

type PageComponent = () => ReactNode;
type Words = { load(language: Language): Promise<unknown> };

/** A row of the table: the page's name, its code as an own download, and its words, which travel beside the code. */
export function page(name: PageName, load: () => Promise<PageComponent>, ...words: Words[]) {
  return shown(name, lazyPage(load), words);
}

/** A page that a later piece of work brings; until then it says what will be here. */
export function soon(name: PageInConstruction) {
  return shown(name, InConstructionPage, [soonMessages]);
}

function shown(name: PageName, component: RouteComponent, words: Words[]) {
  return {
    staticData: { page: name },
    component,
    loader: async (): Promise<void> => {
      await Promise.all(words.map((text) => loadChunk(() => text.load(startLanguage()))));
    },
  };
}

function lazyPage(load: () => Promise<PageComponent>): RouteComponent {
  return lazyRouteComponent(async () => ({ Page: await loadChunk(load) }), 'Page');
}
