import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import { buildOperatorServices } from '#operator-services.ts';
import { operatorLink } from '#start/greeting.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-operator-services.ts';

const USAGE = 'operator-link "REASON"';

export const operatorCommands: Record<string, Command> = {
  'operator-link': {
    about: `a link that makes one more operator, once and within a day (${USAGE}); for when nobody gets in any more`,
    run: ([reason]) => makeLink(reason?.trim() ?? ''),
  },
};

async function makeLink(reason: string): Promise<void> {
  if (reason.length < 2 || reason.length > 200)
    throw new OperatorMistake(`usage: ${USAGE}, a reason of 2 to 200 characters`);
  const { token, url } = await withDatabase(async (deps) => {
    const { PUBLIC_URL, PORT } = deps.settings;
    const link = await buildOperatorServices(deps).operatorLinks.make(COMMAND_LINE, reason);
    return { ...link, url: PUBLIC_URL || `http://localhost:${PORT}` };
  });
  console.log(`Open this link once within a day to become an operator:\n  ${operatorLink(url, token)}`);
}
