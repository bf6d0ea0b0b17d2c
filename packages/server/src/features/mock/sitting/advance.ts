import { mockStanding, partsOf } from '@ninefold/core/mock/sitting';
import type { Db } from '#db/db.ts';
import { type MockRecordRow, mockRepo } from '../mock.repo.ts';
import type { MockDeps } from '../mock-deps.ts';
import { finish } from './finish.ts';
import { asRule, beginPart, begunParts } from './parts.ts';

/** Brings a locked mock to where the server's clock has it: papers closed, the next one begun, the whole finished. */
export async function advance(deps: MockDeps, tx: Db, record: MockRecordRow): Promise<MockRecordRow> {
  let held = record;
  while (held.state === 'open') {
    const begun = await begunParts(deps, tx, held);
    const times = { startedAt: held.started_at.getTime(), now: deps.now().getTime() };
    const standing = mockStanding(partsOf(held.papers), begun.map(asRule), times);
    if (standing.at === 'over') return finish(deps, tx, held, begun);
    if (standing.at !== 'due') {
      const grace = deps.settings.ATTEMPT_GRACE_SECONDS * 1000;
      const endsAt = begun.at(-1)?.endsAt?.getTime() ?? times.now;
      const due = new Date(standing.at === 'break' ? standing.until : endsAt + grace);
      return held.due_at?.getTime() === due.getTime() ? held : mockRepo(tx).change(held.id, { due_at: due });
    }
    held = await beginPart(deps, tx, held, standing.next, new Date(standing.since));
  }
  return held;
}
