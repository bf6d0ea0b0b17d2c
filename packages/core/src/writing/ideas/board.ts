/** The ideas board: what was picked becomes a plan, and the plan says what it still lacks. No zod: the page needs it. */

export type BoardIdea = { id: string; side: string; idea: string; because: string; example: string; own: boolean };
export type PlanRole = 'introduction' | 'overview' | 'body' | 'conclusion';
export type PlanLine = { id: string; role: PlanRole; note: string; ideas: string[] };

export type OwnIdea = Omit<BoardIdea, 'own'>;
export type KeptBoard = { own: OwnIdea[]; picked: string[]; plan: PlanLine[]; seconds: number; compared: 0 | 1 };

const MOST_OWN = 30;
const MOST_PICKED = 12;
const MOST_LINES = 12;

/** What a paragraph of a plan lacks; `ok` nothing. */
export type Lack = 'ok' | 'empty' | 'noSupport';
export type PlanChecks = {
  bothSides: boolean;
  developed: number;
  own: number;
  picked: number;
  lines: { id: string; lack: Lack }[];
};

/**
 * A paragraph for each side that has something picked, between introduction and conclusion; a report (Task 1) has an
 * overview instead of a conclusion. What was noted before is kept.
 */
export function planOf(
  picked: readonly BoardIdea[],
  sides: readonly string[],
  old: readonly PlanLine[],
  task: 1 | 2 = 2,
): PlanLine[] {
  const noteOf = (id: string) => noteIn(old, id);
  const bodies = sidesIn(picked, sides).map((side): PlanLine => {
    const id = `body:${side}`;
    return {
      id,
      role: 'body',
      note: noteOf(id),
      ideas: picked.filter((idea) => idea.side === side).map((idea) => idea.id),
    };
  });
  const line = (role: Exclude<PlanRole, 'body'>): PlanLine => ({ id: role, role, note: noteOf(role), ideas: [] });
  return task === 1
    ? [line('introduction'), line('overview'), ...inOldOrder(bodies, old)]
    : [line('introduction'), ...inOldOrder(bodies, old), line('conclusion')];
}

export function checkPlan(
  plan: readonly PlanLine[],
  picked: readonly BoardIdea[],
  sides: readonly string[],
): PlanChecks {
  const byId = new Map(picked.map((idea) => [idea.id, idea]));
  const isDeveloped = ({ because, example }: BoardIdea) => because !== '' && example !== '';
  const lackOf = ({ role, note, ideas }: PlanLine): Lack => {
    if (role !== 'body') return note.trim() === '' ? 'empty' : 'ok';
    const found = ideas.flatMap((id) => byId.get(id) ?? []);
    if (found.length === 0) return 'empty';
    return found.some(({ because, example }) => because !== '' || example !== '') ? 'ok' : 'noSupport';
  };
  return {
    bothSides: sides.length < 2 || sidesIn(picked, sides).length > 1,
    developed: picked.filter(isDeveloped).length,
    own: picked.filter(({ own }) => own).length,
    picked: picked.length,
    lines: plan.map((line) => ({ id: line.id, lack: lackOf(line) })),
  };
}

/**
 * Two boards of one question, of two tabs or of a guest who logs in: every idea of both is kept, `mine` first. Of a line
 * that both planned, my note counts, unless I wrote none.
 */
export function mergeBoards(mine: KeptBoard, other: KeptBoard): KeptBoard {
  const ids = new Set(mine.own.map(({ id }) => id));
  const lines = new Set(mine.plan.map(({ id }) => id));
  return {
    own: [...mine.own, ...other.own.filter(({ id }) => !ids.has(id))].slice(0, MOST_OWN),
    picked: [...new Set([...mine.picked, ...other.picked])].slice(0, MOST_PICKED),
    plan: [
      ...mine.plan.map((line) => ({ ...line, note: line.note || noteIn(other.plan, line.id) })),
      ...other.plan.filter(({ id }) => !lines.has(id)),
    ].slice(0, MOST_LINES),
    seconds: Math.max(mine.seconds, other.seconds),
    compared: mine.compared || other.compared ? 1 : 0,
  };
}

/** Moves one line up (-1) or down (1); the introduction stays first and the conclusion last. */
export function moveLine(plan: readonly PlanLine[], id: string, by: -1 | 1): PlanLine[] {
  const at = plan.findIndex((line) => line.id === id);
  const to = at + by;
  const [line, other] = [plan[at], plan[to]];
  if (line?.role !== 'body' || other?.role !== 'body') return [...plan];
  return plan.map((one, index) => (index === at ? other : index === to ? line : one));
}

type Named = { role: (line: PlanLine, at: number) => string; because: string; example: string };

/** The plan as the editor's outline panel shows it: plain lines. */
export function planText(plan: readonly PlanLine[], picked: readonly BoardIdea[], names: Named): string {
  const byId = new Map(picked.map((idea) => [idea.id, idea]));
  return plan
    .map((line, at) => {
      const head = [names.role(line, at), line.note].filter(Boolean).join(': ');
      const ideas = line.ideas.flatMap((id) => {
        const idea = byId.get(id);
        if (!idea) return [];
        return [
          `- ${idea.idea}`,
          ...(idea.because ? [`  ${names.because}: ${idea.because}`] : []),
          ...(idea.example ? [`  ${names.example}: ${idea.example}`] : []),
        ];
      });
      return [head, ...ideas].join('\n');
    })
    .join('\n\n');
}

const noteIn = (plan: readonly PlanLine[], id: string): string => plan.find((line) => line.id === id)?.note ?? '';

const sidesIn = (picked: readonly BoardIdea[], sides: readonly string[]): string[] => {
  const used = [...new Set(picked.map(({ side }) => side))];
  return [...sides.filter((side) => used.includes(side)), ...used.filter((side) => !sides.includes(side))];
};

function inOldOrder(bodies: readonly PlanLine[], old: readonly PlanLine[]): PlanLine[] {
  const place = ({ id }: PlanLine) => {
    const at = old.findIndex((line) => line.id === id);
    return at < 0 ? old.length + bodies.findIndex((line) => line.id === id) : at;
  };
  return [...bodies].sort((a, b) => place(a) - place(b));
}
