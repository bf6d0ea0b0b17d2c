import type { IdeasBoard } from '@ninefold/contract/writing/ideas';
import { mergeBoards } from '@ninefold/core/writing/ideas/board';
import { api } from '#lib/api.ts';
import { sendAtLast } from '#lib/send-at-last.ts';

export type BoardState = 'saved' | 'saving' | 'failed' | 'stale';
type Events = {
  onState: (state: BoardState) => void;
  /** What the server has now. */
  onStored: (board: IdeasBoard) => void;
  /** Another tab or device saved first: both boards in one, to be shown here. */
  onMerged: (board: IdeasBoard) => void;
};

const SAVE_AFTER_MS = 800;

/** Keeps a board on the server: a moment after each change, one save at a time, and at once when the page is left. */
export function openBoardSaver(
  id: number,
  first: IdeasBoard,
  events: Events,
  saveIdeas: typeof api.writing.saveIdeas = api.writing.saveIdeas,
) {
  let latest = first;
  let kept = first;
  let { revision } = first;
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const inputOf = ({ own, picked, plan, seconds, compared }: IdeasBoard) => ({
    id,
    own,
    picked,
    plan,
    seconds,
    compared,
    revision,
  });

  function change(next: IdeasBoard): void {
    latest = next;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
  }

  /** What changed while one save was under way goes with the next. True when all of it is on the server. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    running = running.then(send);
    await running;
    return latest === kept;
  }

  async function send(): Promise<void> {
    if (latest === kept) return;
    const sent = latest;
    events.onState('saving');
    try {
      const { outcome, board } = await saveIdeas(inputOf(sent));
      revision = board.revision;
      events.onStored(board);
      events.onState(outcome);
      if (outcome === 'saved') kept = sent;
      else {
        change({ ...latest, ...mergeBoards(latest, board) });
        events.onMerged(latest);
      }
    } catch {
      events.onState('failed');
    }
  }

  return {
    latest: () => latest,
    change,
    save,
    /** The page is closed: nobody waits for the answer. Sent twice, the second finds a newer revision and does nothing. */
    closing() {
      if (latest !== kept) sendAtLast('/api/writing/save-ideas', inputOf(latest));
    },
    /** Another page of ours is opened: what was typed a moment ago goes out now. */
    leave: () => void save(),
  };
}
