import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Language, startLanguage } from '#i18n/language.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { InConstructionPage } from '../in-construction/InConstructionPage.tsx';
import { type SoonTopic, soonMessages } from '../in-construction/soon.messages.ts';
import type { PageFacts } from '../page/page-facts.ts';

type PageComponent = () => ReactNode;
type Words = { load(language: Language): Promise<unknown> };
type BuiltFacts = Omit<PageFacts, 'soon'>;

export type Page = ReturnType<typeof page>;

/** A page's part of its row: its facts, its code as a download of its own, and its words, loaded beside the code. */
export function page(facts: BuiltFacts, load: () => Promise<PageComponent>, ...words: Words[]) {
  return shown({ ...facts, soon: null }, lazyPage(load), words);
}

/** A page that is not built yet; until then it says what will be here. */
export function soon(topic: SoonTopic, facts: BuiltFacts): Page {
  return shown({ ...facts, soon: topic }, InConstructionPage, [soonMessages]);
}

/** An address that only leads to a page; the menu and the practice hub treat it as that page. */
export function leadsTo({ staticData }: Page, beforeLoad: () => never) {
  return { staticData, beforeLoad };
}

function shown(facts: PageFacts, component: RouteComponent, words: Words[]) {
  return {
    staticData: { page: facts },
    component,
    loader: async (): Promise<void> => {
      await Promise.all(words.map((text) => loadChunk(() => text.load(startLanguage()))));
    },
  };
}

function lazyPage(load: () => Promise<PageComponent>): RouteComponent {
  return lazyRouteComponent(async () => ({ Page: await loadChunk(load) }), 'Page');
}
