import type { IdeasBoard } from '@ninefold/contract/writing/ideas';
import { type BoardIdea, planOf } from '@ninefold/core/writing/ideas/board';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { type BoardState, openBoardSaver } from './board-saver.ts';
import { type IdeasPage, ideasQueries } from './ideas.queries.ts';

type Change = Partial<Omit<IdeasBoard, 'revision' | 'update_time'>>;

/** The board as it is on this screen; saved a moment after each change, and never on top of somebody else's. */
export function useBoard(page: IdeasPage) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const [board, setBoard] = useState(page.board);
  const [state, setState] = useState<BoardState>('saved');
  const [saver] = useState(() =>
    openBoardSaver(page.paper.id, page.board, {
      onState: setState,
      onStored: (stored) =>
        client.setQueryData(ideasQueries.board(page.paper.id).queryKey, (old) => old && { ...old, board: stored }),
      onMerged: setBoard,
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', saver.closing);
    return () => {
      window.removeEventListener('pagehide', saver.closing);
      saver.leave();
    };
  }, [saver]);

  const ideas: BoardIdea[] = [
    ...page.ideas.map((one, at) => ({
      id: `pack:${at}`,
      side: one.side,
      idea: one.idea[language],
      because: one.because?.[language] ?? '',
      example: one.example?.[language] ?? '',
      own: false,
    })),
    ...board.own.map(({ id, ...one }) => ({ ...one, id: `own:${id}`, own: true })),
  ];
  const picked = board.picked.flatMap((id) => ideas.find((one) => one.id === id) ?? []);

  function change(next: Change) {
    const changed = { ...saver.latest(), ...next };
    const chosen = changed.picked.flatMap((id) => {
      const own = changed.own.find((one) => `own:${one.id}` === id);
      return own ? [{ ...own, id, own: true }] : (ideas.find((one) => one.id === id) ?? []);
    });
    saver.change({ ...changed, plan: planOf(chosen, page.sides, changed.plan, page.paper.task) });
    setBoard(saver.latest());
  }

  return { board, ideas, picked, state, change, save: saver.save };
}
