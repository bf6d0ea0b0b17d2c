import { readOutbox } from './providers/sms/outbox.ts';
import { readSettings, SETTINGS } from './settings.ts';

/** `npm run admin -- …`: what an operator does from the machine itself. */
const COMMANDS: Record<string, { about: string; run(args: string[]): Promise<void> }> = {
  outbox: {
    about: 'the last messages of the default SMS gateway (outbox [how many])',
    run: ([limit]) => outbox(Number(limit) || 20),
  },
  settings: { about: 'every setting with its default', run: async () => settings() },
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

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) await command.run(args);
else {
  console.error(
    `usage: npm run admin -- COMMAND\n${Object.entries(COMMANDS)
      .map(([known, { about }]) => `  ${known.padEnd(10)} ${about}`)
      .join('\n')}`,
  );
  process.exitCode = 2;
}
