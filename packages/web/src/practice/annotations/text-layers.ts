import { createContext, use } from 'react';
import type { Highlight } from './annotations.ts';
import type { Stretch } from './highlight-rules.ts';

/** In review: words of the text that answer the questions with these numbers. */
export type Spot = Stretch & { n: readonly number[] };

/** What lies over the texts of a paper. */
export type TextLayers = {
  highlights: readonly Highlight[];
  spots: readonly Spot[];
  /** In review: a sentence that somebody came to see. */
  found?: Stretch | null;
  /** Opens the note of a highlight. */
  onNote?: (highlight: Highlight) => void;
};

export const TextLayersContext = createContext<TextLayers>({ highlights: [], spots: [] });

export const useTextLayers = (): TextLayers => use(TextLayersContext);
