import type { ReactNode } from 'react';
import { wordTools } from '#features/vocabulary/look-up/word-tools.ts';
import { WordToolsContext } from '#practice/word-tools/word-tools.ts';

/** Fills practice's slot for the words of a text with the dictionary. Part of the page's download, never of the app's. */
export function withWordTools(Page: () => ReactNode) {
  return function PageWithWordTools() {
    return (
      <WordToolsContext value={wordTools}>
        <Page />
      </WordToolsContext>
    );
  };
}
