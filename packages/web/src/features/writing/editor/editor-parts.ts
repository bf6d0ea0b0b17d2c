import type { Language } from '#i18n/language.ts';
import { loadPlayerParts } from '#practice/frame/player-parts.ts';
import { figureMessages } from '../figure/figure.messages.ts';
import { kindMessages } from '../kinds/kinds.messages.ts';
import { lengthMessages } from '../length/length.messages.ts';
import { scoringMessages } from '../scoring/scoring.messages.ts';
import { editorMessages } from './editor.messages.ts';

/** Everything a learner may open while an essay is written. Fetched before the clock starts: after that the network may go. */
export async function loadEditorParts(language: Language): Promise<void> {
  const words = [editorMessages, kindMessages, figureMessages, lengthMessages, scoringMessages];
  await Promise.all([loadPlayerParts(language), ...words.map((text) => text.load(language))]);
}
