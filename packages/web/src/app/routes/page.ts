import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Language, startLanguage } from '#i18n/language.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import type { PageFacts } from '../page/page-facts.ts';

type PageComponent = () => ReactNode;
type Words = { load(language: Language): Promise<unknown> };

export type Page = ReturnType<typeof page>;

/** A page's part of its row: its facts, its code as a download of its own, and its words, loaded beside the code. */
export function page(facts: PageFacts, load: () => Promise<PageComponent>, ...words: Words[]) {
  return {
    staticData: { page: facts },
    component: lazyPage(load),
    loader: async (): Promise<void> => {
      await Promise.all(words.map((text) => loadChunk(() => text.load(startLanguage()))));
    },
  };
}

/** An address that only leads to a page; the menu and the practice hub treat it as that page. */
export function leadsTo({ staticData }: Page, beforeLoad: () => never) {
  return { staticData, beforeLoad };
}

function lazyPage(load: () => Promise<PageComponent>): RouteComponent {
  return lazyRouteComponent(async () => ({ Page: await loadChunk(load) }), 'Page');
}
