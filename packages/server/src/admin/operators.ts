import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import { AppError } from '#app-error.ts';
import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import { buildOperatorServices } from '#operator-services.ts';
import { operatorLink } from '#start/greeting.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-operator-services.ts';

const USAGE = 'operator-link "REASON"';
const CLOSING = 'close-operator WHO "REASON"';

export const operatorCommands: Record<string, Command> = {
  'operator-link': {
    about: `a link that makes one more operator, once and within a day (${USAGE}); for when nobody gets in any more`,
    run: ([reason]) => makeLink(reason?.trim() ?? ''),
  },
  'close-operator': {
    about: `ends an operator’s account and the links it made (${CLOSING}); the last one stays`,
    run: ([who = '', reason]) => closeOperator(who, reason?.trim() ?? ''),
  },
};

const isReason = (reason: string) => reason.length >= 2 && reason.length <= 200;

async function makeLink(reason: string): Promise<void> {
  if (!isReason(reason)) throw new OperatorMistake(`usage: ${USAGE}, a reason of 2 to 200 characters`);
  const { token, url } = await withDatabase(async (deps) => {
    const { PUBLIC_URL, PORT } = deps.settings;
    const link = await buildOperatorServices(deps).operatorLinks.make(COMMAND_LINE, reason);
    return { ...link, url: PUBLIC_URL || `http://localhost:${PORT}` };
  });
  console.log(`Open this link once within a day to become an operator:\n  ${operatorLink(url, token)}`);
}

async function closeOperator(who: string, reason: string): Promise<void> {
  if (!who || !isReason(reason)) throw new OperatorMistake(`usage: ${CLOSING}, a reason of 2 to 200 characters`);
  const { id, name, isNew } = await withDatabase(async (deps) => {
    const { learners, closeOperator: operators } = buildOperatorServices(deps);
    const [found, ...others] = await learners.called(deps.db, who);
    if (!found || others.length || found.role !== 'backend-system')
      throw new OperatorMistake(`no operator is called ${who}: give an account name, a mobile, or # and an id`);
    const act = { actorId: COMMAND_LINE, userId: found.id, reason };
    return { ...found, isNew: await deps.db.transaction((tx) => operators.close(tx, act)).catch(inWords) };
  });
  console.log(`#${id} ${name}: ${isNew ? 'closed' : 'was closed before'}`);
}

function inWords(error: unknown): never {
  if (error instanceof AppError && error.error === 'last_operator')
    throw new OperatorMistake('the last operator stays: appoint another one first (operator-link "REASON")');
  throw error;
}
