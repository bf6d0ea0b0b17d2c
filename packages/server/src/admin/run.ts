import { OperatorMistake } from '#features/economy/coins/operator.service.ts';
import { readOutbox } from '#providers/sms/outbox.ts';
import { readSettings, SETTINGS, SettingsError } from '#settings.ts';
import { StartRefused } from '#start-refused.ts';
import { backupCommands } from './backup.ts';
import type { Command } from './command.ts';
import { contentCommands } from './content.ts';
import { economyCommands } from './economy.ts';
import { jobCommands } from './jobs.ts';
import { membershipCommands } from './membership.ts';
import { operatorCommands } from './operators.ts';
import { writingCommands } from './writing.ts';

/** `npm run admin -- …`: what an operator does from the machine itself. */
const COMMANDS: Record<string, Command> = {
  outbox: {
    about: 'the last messages of the default SMS gateway (outbox [how many])',
    run: ([limit]) => outbox(Number(limit) || 20),
  },
  settings: { about: 'every setting with its default', run: async () => settings() },
  ...backupCommands,
  ...contentCommands,
  ...economyCommands,
  ...membershipCommands,
  ...jobCommands,
  ...operatorCommands,
  ...writingCommands,
};

async function outbox(limit: number): Promise<void> {
  const { DATA_DIR } = readSettings(process.env);
  const messages = await readOutbox(DATA_DIR, limit);
  for (const { at, dialCode, mobile, purpose, code } of messages)
    console.log(`${at}  +${dialCode} ${mobile}  ${purpose}  ${code}`);
  if (messages.length === 0) console.log(`No messages in ${DATA_DIR}/outbox.jsonl`);
}

function settings(): void {
  for (const [name, { standard, about }] of Object.entries(SETTINGS)) console.log(`${name}=${standard}\n    ${about}`);
}

/** Says what it did and sets the exit code. */
export async function runAdmin([name = '', ...args]: string[]): Promise<void> {
  try {
    await (COMMANDS[name]?.run(args) ?? usage());
  } catch (error) {
    // A mistake of the operator is answered in a sentence; a bug shows where it is.
    const said = [OperatorMistake, StartRefused, SettingsError].some((kind) => error instanceof kind);
    console.error(said ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

function usage(): void {
  const rows = Object.entries(COMMANDS).map(([known, { about }]) => `  ${known.padEnd(16)} ${about}`);
  console.error(`usage: npm run admin -- COMMAND\n${rows.join('\n')}`);
  process.exitCode = 2;
}
