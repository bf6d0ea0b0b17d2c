import type { IdeasBoard, OwnIdea } from '@ninefold/contract/writing/ideas';
import { type BoardIdea, planOf } from '@ninefold/core/writing/ideas/board';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { api } from '#lib/api.ts';
import { type IdeasPage, ideasQueries } from './ideas.queries.ts';

type Change = Partial<Omit<IdeasBoard, 'revision' | 'update_time'>>;
const SAVE_AFTER_MS = 800;

/** The board as it is on this screen; saved a moment after each change, and never on top of somebody else's. */
export function useBoard(page: IdeasPage) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const paperId = page.paper.id;
  const [board, setBoard] = useState(page.board);
  const [state, setState] = useState<'saved' | 'saving' | 'failed' | 'stale'>('saved');
  const latest = useRef(board);
  const revision = useRef(page.board.revision);
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef(0);

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
    const changed = { ...latest.current, ...next };
    const chosen = changed.picked.flatMap((id) => {
      const own = changed.own.find((one) => `own:${one.id}` === id);
      return own ? [{ ...own, id, own: true }] : (ideas.find((one) => one.id === id) ?? []);
    });
    latest.current = { ...changed, plan: planOf(chosen, page.sides, changed.plan, page.paper.task) };
    setBoard(latest.current);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  /** One save at a time; what changed meanwhile goes with the next. */
  async function save(): Promise<void> {
    await running.current;
    setState('saving');
    const sent = latest.current;
    running.current = (async () => {
      const { revision: _revision, update_time: _time, ...rest } = sent;
      try {
        const answer = await api.writing.saveIdeas({ id: paperId, ...rest, revision: revision.current });
        revision.current = answer.board.revision;
        setState(answer.outcome === 'saved' ? 'saved' : 'stale');
        client.setQueryData(ideasQueries.board(paperId).queryKey, (old) => old && { ...old, board: answer.board });
        if (answer.outcome === 'stale' && latest.current === sent) {
          latest.current = mergedBoard(answer.board, sent);
          setBoard(latest.current);
        }
      } catch {
        setState('failed');
      }
    })();
    await running.current;
    running.current = null;
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { board, ideas, picked, state, change, save };
}

/** Another tab or device saved first: both keep their ideas, and what is picked here stays picked. */
function mergedBoard(stored: IdeasBoard, mine: IdeasBoard): IdeasBoard {
  const known = new Set(stored.own.map(({ id }) => id));
  const own: OwnIdea[] = [...stored.own, ...mine.own.filter(({ id }) => !known.has(id))];
  return { ...mine, own, picked: [...new Set([...stored.picked, ...mine.picked])].slice(0, 12) };
}
