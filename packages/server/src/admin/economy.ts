import { PURSES, type Purse } from '@ninefold/core/economy/purse';
import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import type { Command } from './command.ts';
import { withOperatorServices } from './with-operator-services.ts';

const GRANT = 'grant WHO HOW_MANY "REASON" [ai_test_num | task_correct_num | model_essay_num] [KEY]';

export const economyCommands: Record<string, Command> = {
  grant: {
    about: `coins or free tries for a learner (${GRANT}); the same KEY again gives nothing`,
    run: ([who = '', amount, reason, purse = 'coins', key]) =>
      grant(who, wholeNumber(amount), words(reason), purse, key),
  },
  refund: {
    about: 'give back what one entry of the ledger took (refund ENTRY "REASON")',
    run: ([entry, reason]) => refund(wholeNumber(entry), words(reason)),
  },
  ledger: {
    about: 'the last entries of a learner (ledger WHO [how many]); WHO: account name, mobile, or # and an id',
    run: ([who = '', limit = '50']) => ledger(who, wholeNumber(limit)),
  },
  'verify-balances': {
    about: 'is every balance the sum of its entries; ends with 1 when one is not',
    run: () => verifyBalances(),
  },
};

async function grant(who: string, amount: number, reason: string, purse: string, key?: string): Promise<void> {
  if (!isPurse(purse)) throw new OperatorMistake(`usage: ${GRANT}`);
  const { id, name, paid, over_limit } = await withOperatorServices(({ operator }) =>
    operator.grant(who, amount, reason, purse, key),
  );
  console.log(`#${id} ${name}: ${paid} ${purse}${over_limit ? ` of ${amount}, the cap is reached` : ''}`);
}

async function refund(entry: number, reason: string): Promise<void> {
  const { userId, amount, purse } = await withOperatorServices(({ operator }) => operator.refund(entry, reason));
  console.log(`#${userId}: ${amount} ${purse} given back`);
}

async function ledger(who: string, limit: number): Promise<void> {
  const { id, name, entries } = await withOperatorServices(({ operator }) => operator.ledger(who, limit));
  console.log(`#${id} ${name}: ${entries.length ? 'newest first' : 'no entries'}`);
  for (const { id: entry, created_at, purse, change, balance_after, reason, reference } of entries) {
    const moved = `${change < 0 ? '' : '+'}${change}`.padStart(7);
    console.log(
      `${String(entry).padStart(8)}  ${created_at.toISOString()}  ${purse.padEnd(16)} ${moved} → ${String(balance_after).padEnd(7)} ${reason} ${reference}`,
    );
  }
}

async function verifyBalances(): Promise<void> {
  const { wallets, complaints } = await withOperatorServices(({ operator }) => operator.verifyBalances());
  for (const { user_id, purse, what } of complaints) console.log(`#${user_id} ${purse} ${what}`);
  console.log(`${wallets} wallets, ${complaints.length} complaints`);
  if (complaints.length) process.exitCode = 1;
}

const isPurse = (name: string): name is Purse => (PURSES as readonly string[]).includes(name);

function wholeNumber(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text))
    throw new OperatorMistake(`${text ?? 'nothing'} is not a whole number above 0`);
  return Number(text);
}

function words(text: string | undefined): string {
  const reason = text?.trim();
  if (!reason || reason.length > 100)
    throw new OperatorMistake('a reason of 1 to 100 characters is needed, in quotation marks');
  return reason;
}
