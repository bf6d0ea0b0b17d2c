import type { Language } from '#i18n/language.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { preloadDialog } from '#ui/overlay/Dialog.tsx';
import { preloadDrawer } from '#ui/overlay/Drawer.tsx';
import { preloadPopover } from '#ui/overlay/Popover.tsx';
import { boardMessages } from '../board/board.messages.ts';
import { playerMessages } from '../player.messages.ts';

export const Board = lazyPart(() => import('../board/Board.tsx').then((file) => file.Board));

/** Everything a learner may open while a paper is answered. Fetched before the clock starts: after that the network may go. */
export async function loadPlayerParts(language: Language): Promise<void> {
  await Promise.all([
    preloadDialog(),
    preloadDrawer(),
    preloadPopover(),
    Board.preload(),
    boardMessages.load(language),
    playerMessages.load(language),
  ]);
}
