import type { ReactNode } from 'react';
import { wordTools } from '#features/vocabulary/look-up/word-tools.ts';
import { WordToolsContext } from '#practice/word-tools/word-tools.ts';

/** Fills practice's slot for the words of a text with the dictionary. Loaded beside the page, never with the app. */
export function withWordTools(Page: () => ReactNode) {
  return function PageWithWordTools() {
    return (
      <WordToolsContext value={wordTools}>
        <Page />
      </WordToolsContext>
    );
  };
}
